import { auth } from '@kostbar/contracts/auth/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { type ProblemError, problemText } from '../../lib/problem-error.ts'
import { useLinkParams } from '../../lib/use-link-params.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { lockedJar, setTable } from '../../ui/illustration/scenes.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AuthLayout, type AuthLayoutProps } from './auth-layout.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.reset

/** Target of the mailed link to reset a password: checks the token, then shows the form. */
export function ResetPasswordPage() {
  const params = useLinkParams()
  const link = { user: params?.get('user') ?? '', token: params?.get('token') ?? '' }
  const complete = link.user !== '' && link.token !== ''
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open')
  const check = useQuery({
    ...query(auth.checkResetToken, { params: { id: link.user }, query: { token: link.token } }),
    enabled: complete && state === 'open',
    // Checked once: a failing refetch would replace the form and lose the input.
    staleTime: Number.POSITIVE_INFINITY,
  })

  const isInvalidLink = (params && !complete) || (check.error !== null && isRefused(check.error))

  if (state === 'done') return <AuthLayout {...done} />
  if (state === 'expired' || isInvalidLink) return <AuthLayout {...expired} />
  if (check.error) {
    return (
      <AuthLayout title={pageTexts.unreachableTitle} intro={problemText(check.error)} picture={lockedJar}>
        <Button size="lg" wide pending={check.isFetching} onClick={() => void check.refetch()}>
          {texts.tryAgain}
        </Button>
      </AuthLayout>
    )
  }
  if (!check.data) return <AuthLayout {...checking} />
  return (
    <AuthLayout title={pageTexts.title} intro={pageTexts.intro} picture={lockedJar}>
      <ResetPasswordForm link={link} onDone={() => setState('done')} onExpired={() => setState('expired')} />
    </AuthLayout>
  )
}

/** Whether the API has rejected the token. */
const isRefused = ({ status, code }: ProblemError) => code === 'link_invalid' || status === 400 || status === 404

const checking: AuthLayoutProps = {
  title: pageTexts.title,
  intro: pageTexts.checking,
  picture: lockedJar,
  children: (
    <SkeletonArea className="space-y-8">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonArea>
  ),
}

const expired: AuthLayoutProps = {
  title: pageTexts.expiredTitle,
  intro: pageTexts.expired,
  picture: lockedJar,
  children: (
    <ButtonLink to={paths.forgotPassword} size="lg" wide>
      {pageTexts.newLink}
    </ButtonLink>
  ),
}

const done: AuthLayoutProps = {
  title: pageTexts.doneTitle,
  intro: pageTexts.done,
  picture: setTable,
  children: (
    <ButtonLink to={paths.login} size="lg" wide>
      {texts.toSignIn}
    </ButtonLink>
  ),
}
