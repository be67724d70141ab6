import type { Photo } from '@kostbar/contracts/photos/schemas'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { isHealthRefused } from '../../domain/health/is-health-refused.ts'
import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { lockedJar } from '../../ui/illustration/scenes.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AddPhoto } from './add-photo.tsx'
import { ComparePhotos } from './compare-photos.tsx'
import { texts } from './texts.ts'
import { useProgressPhotos } from './use-progress-photos.ts'

interface ProgressPhotosProps {
  readonly userId: string
  /** Whether the viewer owns the photos and may add and delete them. */
  readonly isOwn: boolean
}

/** Card with progress photos, two side by side. */
export function ProgressPhotos({ userId, isOwn }: ProgressPhotosProps) {
  const photosQuery = useProgressPhotos(userId)
  const viewer = useUser()
  const isRefused = isHealthRefused(photosQuery.error)
  // The measures above this card already ask for the consent or the reason; without numbers there are none.
  if (isRefused && !(isOwn && viewer?.protectiveMode)) return null
  return (
    <Card as="section" aria-labelledby="fotos" className="mt-6">
      <h2 id="fotos" className="text-xl">
        {texts.title}
      </h2>
      <p className="measure mt-1 text-ink-soft">{isOwn ? texts.intro : texts.introOfUser}</p>
      {isOwn && !isRefused ? (
        <div className="mt-4">
          <AddPhoto />
        </div>
      ) : null}
      <div className="mt-6">
        <HealthQueryView userId={userId} query={photosQuery} errorText={texts.failed} skeleton={<PhotosSkeleton />}>
          {(list) => <Photos list={list} isOwn={isOwn} />}
        </HealthQueryView>
      </div>
    </Card>
  )
}

function Photos({ list, isOwn }: { readonly list: readonly Photo[]; readonly isOwn: boolean }) {
  if (list.length === 0)
    return (
      <EmptyState
        picture={<LazyIllustration loader={lockedJar} className="aspect-[4/3]" />}
        title={texts.none}
        text={isOwn ? texts.noneText : texts.noneOfUser}
      />
    )
  return <ComparePhotos list={list} isOwn={isOwn} />
}

const PhotosSkeleton = () => (
  <SkeletonArea className="grid grid-cols-2 gap-3">
    <Skeleton className="aspect-3/4 rounded-lg" />
    <Skeleton className="aspect-3/4 rounded-lg" />
  </SkeletonArea>
)
