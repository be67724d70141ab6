import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { paths, secondFactorPath } from '../../lib/paths.ts'
import { type ProblemError, problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { checkingEmailLink, confirmedEmail, emailTaken, expiredChangeLink } from './confirm-email-states.tsx'
import { ExpiredEmailLink } from './expired-email-link.tsx'
import { LinkOfOtherAccount } from './link-of-other-account.tsx'
import { texts } from './texts.ts'

/** Confirms the address. A query and not a mutation, because it runs on mount and is idempotent. */
const confirmQuery = (queries: QueryClient, token: string) =>
  queryOptions<Answer<typeof emailAddress.confirm>, ProblemError>({
    queryKey: [emailAddress.confirm.path, token],
    queryFn: async () => {
      const confirmation = await call(emailAddress.confirm, { body: { token } })
      for (const { path } of [users.info, emailAddress.mine, sessions.mine])
        void queries.invalidateQueries({ queryKey: [path] })
      return confirmation
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Confirms the address with the current session and shows the result. */
export function EmailConfirmation({ token, user }: { token: string; user: User }) {
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(confirmQuery(queries, token))
  if (data) return <AuthLayout {...confirmedEmail(data)} />
  if (!error) return <AuthLayout {...checkingEmailLink} />
  if (error.code === 'link_of_other_account') return <LinkOfOtherAccount token={token} user={user} />
  if (error.code === 'second_factor_missing') return <SecondFactorFirst token={token} text={problemText(error)} />
  if (error.code === 'email_taken') return <AuthLayout {...emailTaken} />
  if (error.code === 'link_invalid' || error.status === 400)
    return user.emailConfirmed ? <AuthLayout {...expiredChangeLink} /> : <ExpiredEmailLink user={user} />
  return (
    <AuthLayout title={texts.confirmEmail.unreachableTitle} intro={problemText(error)} picture={letter}>
      <Button size="lg" wide pending={isFetching} onClick={() => void refetch()}>
        {texts.tryAgain}
      </Button>
    </AuthLayout>
  )
}

/** Leads staff to the set-up of their second factor, and back to this link. */
const SecondFactorFirst = ({ token, text }: { token: string; text: string }) => (
  <AuthLayout title={texts.confirmEmail.secondFactorTitle} intro={text} picture={letter}>
    <ButtonLink to={`${secondFactorPath(paths.confirmEmail)}#${new URLSearchParams({ token })}`} size="lg" wide>
      {texts.confirmEmail.setUpSecondFactor}
    </ButtonLink>
  </AuthLayout>
)
