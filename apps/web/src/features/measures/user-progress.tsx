import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { ProgressCard, ProgressSkeleton } from './progress-card.tsx'
import { texts } from './texts.ts'
import { useMeasures } from './use-measures.ts'
import { useProgressSearchParams } from './use-progress-search-params.ts'

/** A user's body measures over time for their trainer or an admin, read-only. */
export function UserProgress({ userId }: { userId: string }) {
  const { kind } = useProgressSearchParams()
  const measuresQuery = useMeasures(userId, kind)
  return (
    <HealthQueryView userId={userId} query={measuresQuery} errorText={texts.failed} skeleton={<ProgressSkeleton />}>
      {(list) => <ProgressCard list={list} emptyText={texts.noneOfUser} />}
    </HealthQueryView>
  )
}
