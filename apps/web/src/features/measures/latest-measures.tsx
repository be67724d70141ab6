import { measures } from '@kostbar/contracts/measures/endpoints'
import { measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import type { Measure } from '@kostbar/contracts/measures/schemas'
import { useQuery } from '@tanstack/react-query'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { formatNumber, formatShortDate } from '../../lib/format.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** Newest measure of each kind, latest day first. @param list newest first */
const latestOf = (list: readonly Measure[]): Measure[] => {
  const byKind = new Map(list.toReversed().map((measure) => [measure.kind, measure]))
  return [...byKind.values()].sort((a, b) => b.day.localeCompare(a.day))
}

/** Section with a user's latest body measures, for staff. */
export function LatestMeasures({ userId }: { userId: string }) {
  const measuresQuery = useQuery(query(measures.list, { params: { userId }, query: {} }))
  return (
    <PageSection id="koerpermasse" title={texts.title}>
      <HealthQueryView
        userId={userId}
        query={measuresQuery}
        errorText={texts.failed}
        skeleton={<LatestMeasuresSkeleton />}
      >
        {(list) =>
          list.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <>
              <MeasureList list={latestOf(list)} />
              <MoreLink className="mt-3" to={userPath(paths.userProgress, userId)} text={texts.toProgress} />
            </>
          )
        }
      </HealthQueryView>
    </PageSection>
  )
}

const MeasureList = ({ list }: { list: readonly Measure[] }) => (
  <dl className="flex flex-col gap-2">
    {list.map(({ kind, value, day }) => (
      <div key={kind} className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-ink-soft">{measureKinds[kind].name}</dt>
        <dd className="font-semibold">
          {formatNumber(value)} {measureKinds[kind].unit}
          <span className="ml-2 text-sm font-normal text-ink-soft">{formatShortDate(day)}</span>
        </dd>
      </div>
    ))}
  </dl>
)

const LatestMeasuresSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-5 w-1/2" />
  </SkeletonArea>
)
