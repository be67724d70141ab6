import { differenceOf } from '@kostbar/contracts/anamnesis/difference'
import type { AnamnesisOverview, AnamnesisVersion } from '@kostbar/contracts/anamnesis/schemas'
import { QueryView } from '../../../ui/query-view.tsx'
import { texts } from '../texts.ts'
import { trainerTexts } from '../trainer-texts.ts'
import { DifferenceList } from './difference-list.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useVersion, VersionAnswers, VersionSkeleton } from './version-view.tsx'

interface ReadVersionProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
  readonly version: AnamnesisOverview['versions'][number]
  /** Whether the viewer may review the version: the trainer may review the newest one. */
  readonly canReview: boolean
}

/** A version as the trainer reads it: changes since the previous version first, then all answers. */
export function ReadVersion({ userId, name, version, canReview }: ReadVersionProps) {
  const { number, reviews } = version
  const versionQuery = useVersion(userId, number)
  const previousQuery = useVersion(userId, number - 1)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DownloadButtons userId={userId} number={number} person={name} />
        {canReview ? <ReviewActions userId={userId} version={version} /> : null}
      </div>
      {reviews.map((review) => (
        <div key={review.createdAt} className="rounded-lg bg-sage p-4">
          <p className="text-sm text-ink-soft">
            {review.outcome === 'REVIEWED'
              ? trainerTexts.reviewedLine(review.trainer, review.createdAt)
              : trainerTexts.requestedLine(review.trainer, review.createdAt)}
          </p>
          {review.text ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.text}</p> : null}
        </div>
      ))}
      <QueryView query={versionQuery} errorTitle={texts.versionFailed} skeleton={<VersionSkeleton />}>
        {(current) => (
          <>
            {previousQuery.data ? <Difference older={previousQuery.data} newer={current} /> : null}
            <VersionAnswers version={current} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Difference({ older, newer }: { readonly older: AnamnesisVersion; readonly newer: AnamnesisVersion }) {
  return (
    <section aria-labelledby="aenderungen" className="rounded-xl bg-apricot-soft p-5 sm:p-6">
      <h2 id="aenderungen" className="text-lg">
        {trainerTexts.changesSince(older.number)}
      </h2>
      <DifferenceList differences={differenceOf(older, newer)} />
    </section>
  )
}
