import { trainers } from '@kostbar/contracts/trainers/endpoints'
import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { Agreement } from './agreement.tsx'
import { ProfileForm } from './profile-form.tsx'
import { texts } from './texts.ts'

/** Settings section of a trainer: profile with preview, absence, and the agreement on data processing. */
export function TrainerProfileSection({ id }: { id: string }) {
  const isTrainer = useUser()?.trainer ?? false
  const profileQuery = useQuery({ ...query(trainers.mine), enabled: isTrainer })
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={profileQuery} errorTitle={texts.failed} headingLevel={3} skeleton={<ProfileSkeleton />}>
        {(profile: TrainerProfile) => (
          <>
            <ProfileForm profile={profile} />
            <Agreement agreement={profile.agreement} />
          </>
        )}
      </QueryView>
    </PageSection>
  )
}

const ProfileSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-5">
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-32 w-full rounded-md" />
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-32 w-full rounded-md" />
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-330 w-full rounded-md sm:h-214" />
  </SkeletonArea>
)
