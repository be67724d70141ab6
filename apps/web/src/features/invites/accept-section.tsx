import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Invitation } from '@kostbar/contracts/invites/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeclineButton } from './decline-button.tsx'
import { texts } from './texts.ts'

interface AcceptSectionProps {
  readonly token: string
  readonly invitation: Invitation
  readonly user: User
  readonly onAccepted: () => void
  readonly onDeclined: () => void
}

/** Decision of a signed-in user, or the reason why this account cannot accept. */
export function AcceptSection({ token, invitation, user, onAccepted, onDeclined }: AcceptSectionProps) {
  const eligibility = useQuery({
    ...query(invites.eligibility, { params: { token } }),
    // Not refetched while the form is filled in, unless the API refuses it for want of a confirmation.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-4 text-xl">
        {texts.decide}
      </h2>
      <QueryView query={eligibility} errorTitle={texts.loadFailed} skeleton={<FormSkeleton />}>
        {(answer) =>
          answer.obstacle ? (
            <div className="space-y-4">
              <Notice tone="apricot">{answer.obstacle}</Notice>
              <p className="text-ink-soft">{texts.signedInAs(user.email)}</p>
              <ButtonLink to={paths.profile} variant="secondary" wide>
                {texts.toProfile}
              </ButtonLink>
            </div>
          ) : (
            <AcceptForm
              token={token}
              invitation={invitation}
              user={user}
              eligibility={answer}
              onAccepted={onAccepted}
            />
          )
        }
      </QueryView>
      <div className="mt-3">
        <DeclineButton token={token} invitation={invitation} onDeclined={onDeclined} />
      </div>
    </section>
  )
}

const FormSkeleton = () => (
  <SkeletonArea className="space-y-4">
    <Skeleton className="h-48 w-full rounded-lg" />
    <Skeleton className="h-14 w-full" />
  </SkeletonArea>
)
