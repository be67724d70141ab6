import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { invitationQuery } from '../../domain/invites/invitation-query.ts'
import { loginToInvitationPath } from '../../domain/invites/invite-links.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useLinkParams } from '../../lib/use-link-params.ts'
import { setTable } from '../../ui/illustration/scenes.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { Registration } from './registration.tsx'
import { RegistrationLinks } from './registration-links.tsx'
import { texts } from './texts.ts'

const { title, intro, invited, withoutInvitation, otherAccount, isTrainer, trainerSignUp } = texts.signup

/** Registration of members, optionally with an invitation token in the fragment (`#inviteId=`). */
export function SignupPage() {
  const token = useLinkParams()?.get('inviteId') ?? ''
  const { data, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  const isLoading = token !== '' && !data && !error
  // A failed refetch keeps what was loaded, unless the link has become invalid.
  const loaded = error?.code === 'link_invalid' ? undefined : data
  // Only the account that it was proposed to can accept a proposal.
  const invitation = loaded?.state === 'OPEN' && !loaded.isProposal ? loaded : null
  const loadedText = loaded?.isProposal ? otherAccount : loaded?.stateText
  const refusal = error && !loaded ? problemText(error) : loadedText
  return (
    <AuthLayout title={title} intro={invitation ? invited(invitation.trainer.firstName) : intro} picture={setTable}>
      {isLoading ? <FormSkeleton /> : null}
      {refusal ? (
        <div className="mb-8">
          <Notice tone="apricot">
            {refusal} {withoutInvitation}
          </Notice>
        </div>
      ) : null}
      {isLoading ? null : (
        <Registration key={token} kind="member" invitation={invitation && { token, ...invitation }} />
      )}
      <RegistrationLinks signIn={invitation ? loginToInvitationPath(token) : undefined}>
        <span>{isTrainer}</span> <Link to={paths.trainerSignup}>{trainerSignUp}</Link>
      </RegistrationLinks>
    </AuthLayout>
  )
}

const FormSkeleton = () => (
  <SkeletonArea className="space-y-8">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-14 w-full" />
  </SkeletonArea>
)
