import { users } from '@kostbar/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Scene } from '../../ui/scene.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { lockedJar, setTable } from './scenes.ts'
import { authProblemText } from './show-problem.ts'
import { texts } from './texts.ts'

const words = texts.reset

/** The page behind the mailed link: checks it first, then takes the new password. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const link = { user: search.get('user') ?? '', token: search.get('token') ?? '' }
  const complete = link.user !== '' && link.token !== ''
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open')
  const check = useQuery({
    ...query(users.checkResetToken, { params: { id: link.user }, query: { token: link.token } }),
    enabled: complete && state === 'open',
  })

  if (state === 'done') return <Done />
  if (state === 'expired' || !complete || (check.error && isRefused(check.error))) return <Expired />
  if (check.error) {
    return (
      <Frame title={words.unreachableTitle} intro={authProblemText(check.error)}>
        <Button size="lg" wide pending={check.isFetching} onClick={() => void check.refetch()}>
          {texts.tryAgain}
        </Button>
      </Frame>
    )
  }
  if (!check.data) return <Checking />
  return (
    <Frame title={words.title} intro={words.intro}>
      <ResetPasswordForm link={link} onDone={() => setState('done')} onExpired={() => setState('expired')} />
    </Frame>
  )
}

/** The API looked at the link and does not take it. */
const isRefused = ({ status, code }: ProblemError) => code === 'link_invalid' || status === 400 || status === 404

interface FrameProps {
  title: string
  intro: string
  picture?: Scene
  children: ReactNode
}

const Frame = ({ picture = lockedJar, ...rest }: FrameProps) => <AuthFrame {...rest} picture={picture} />

const Checking = () => (
  <Frame title={words.title} intro={words.checking}>
    <SkeletonArea className="space-y-8">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonArea>
  </Frame>
)

const Expired = () => (
  <Frame title={words.expiredTitle} intro={words.expired}>
    <ButtonLink to={paths.forgotPassword} size="lg" wide>
      {words.newLink}
    </ButtonLink>
  </Frame>
)

const Done = () => (
  <Frame title={words.doneTitle} intro={words.done} picture={setTable}>
    <ButtonLink to={paths.login} size="lg" wide>
      {texts.toSignIn}
    </ButtonLink>
  </Frame>
)
