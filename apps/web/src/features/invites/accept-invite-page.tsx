import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { invitationQuery } from '../../domain/invites/invitation-query.ts'
import { paths } from '../../lib/paths.ts'
import { ProblemError, problemText } from '../../lib/problem-error.ts'
import { useLinkParams } from '../../lib/use-link-params.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { InvitationMessage } from './invitation-message.tsx'
import { InvitationView } from './invitation-view.tsx'
import { texts } from './texts.ts'

/** Target page of a mailed invitation, for every state of the invitation, signed in or not. */
export function AcceptInvitePage() {
  const params = useLinkParams()
  const token = params?.get('token') ?? ''
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  const { data, error } = invitation
  if (params && token === '') return <UnknownInvitation text={texts.noToken} />
  if (data) return <InvitationView token={token} invitation={data} />
  if (error && isUnknown(error)) return <UnknownInvitation text={problemText(error)} />
  if (error)
    return (
      <InvitationMessage title={texts.loadFailed} text={problemText(error)}>
        <Button size="lg" pending={invitation.isFetching} onClick={() => void invitation.refetch()}>
          {texts.tryAgain}
        </Button>
      </InvitationMessage>
    )
  return <InvitationSkeleton />
}

const isUnknown = (error: unknown) => error instanceof ProblemError && error.status === 400

const UnknownInvitation = ({ text }: { text: string }) => (
  <InvitationMessage title={texts.unknownTitle} text={text}>
    <p className="text-ink-soft">
      {texts.withoutInvitation} <Link to={paths.signup}>{texts.signUp}</Link>
    </p>
  </InvitationMessage>
)

const InvitationSkeleton = () => (
  <div className="column py-8 lg:py-14">
    <SkeletonArea className="mx-auto max-w-2xl space-y-6">
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-48 w-full rounded-xl" />
      <Skeleton className="h-40 w-full rounded-xl" />
    </SkeletonArea>
  </div>
)
