import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OverrideList } from '../../domain/conflicts/override-list.tsx'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { CareProfileForm } from './care-profile-form.tsx'
import { careFields, contentOf, describe } from './profile-fields.ts'
import { texts } from './texts.ts'

interface CareProfileSectionProps {
  readonly id: string
  readonly userId: string
  /** Whether the viewer is the member. */
  readonly isOwn: boolean
}

/** Section with a member's care profile, which can be edited in place. */
export function CareProfileSection({ id, userId, isOwn }: CareProfileSectionProps) {
  const profileQuery = useQuery(query(careProfile.get, { params: { userId } }))
  const [isEditing, setEditing] = useState(false)
  const close = () => {
    setEditing(false)
    focusSection(id)
    void profileQuery.refetch()
  }
  return (
    <PageSection id={id} title={texts.title} text={isOwn ? texts.mine : texts.ofClient}>
      <HealthQueryView userId={userId} query={profileQuery} errorText={texts.failed} skeleton={<CareProfileSkeleton />}>
        {(profile) =>
          isEditing ? (
            <CareProfileForm userId={userId} profile={profile} onDone={close} />
          ) : (
            <>
              <ReadProfile profile={profile} isOwn={isOwn} onEdit={() => setEditing(true)} />
              <OverrideList userId={userId} className="mt-6" />
            </>
          )
        }
      </HealthQueryView>
    </PageSection>
  )
}

interface ReadProfileProps {
  readonly profile: CareProfile
  readonly isOwn: boolean
  readonly onEdit: () => void
}

const ReadProfile = ({ profile, isOwn, onEdit }: ReadProfileProps) => (
  <>
    {profile.updatedAt ? null : <p>{texts.nothing}</p>}
    <dl className="flex flex-col gap-3 empty:hidden">
      {(profile.updatedAt ? careFields : []).map((field) => (
        <div key={field}>
          <dt className="text-sm text-ink-soft">{nameOf(field, isOwn)}</dt>
          <dd className="wrap-anywhere">{describe(contentOf(profile), field)}</dd>
        </div>
      ))}
    </dl>
    {profile.updatedAt ? (
      <p className="mt-4 text-sm text-ink-soft">
        {profile.updatedBy
          ? texts.updatedBy(formatDate(profile.updatedAt), profile.updatedBy)
          : texts.updated(formatDate(profile.updatedAt))}
      </p>
    ) : null}
    <Button variant="secondary" className="mt-4" onClick={onEdit}>
      {texts.edit}
    </Button>
  </>
)

function nameOf(field: (typeof careFields)[number], isOwn: boolean): string {
  if (field === 'likes') return isOwn ? texts.likes : texts.likesOther
  if (field === 'dislikes') return isOwn ? texts.dislikes : texts.dislikesOther
  return texts[field]
}

const CareProfileSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-5 w-1/3" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-5 w-1/4" />
    <Skeleton className="h-72 rounded-lg" />
  </SkeletonArea>
)
