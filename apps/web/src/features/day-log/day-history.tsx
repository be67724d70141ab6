import { addDays } from '@kostbar/contracts/calendar'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../domain/days/use-today.ts'
import { isHealthRefused } from '../../domain/health/is-health-refused.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../ui/illustration/scenes.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AdherenceFigure } from './adherence-figure.tsx'
import { HistoryTable } from './history-table.tsx'
import { texts } from './texts.ts'

/** Number of days before today that are listed. */
const daysBack = 27

interface DayHistoryProps {
  readonly userId: string
  /** Whether the viewer recorded the days. */
  readonly isOwn: boolean
}

/** Section with a user's recorded days of the last four weeks, and how much of the plan was eaten. */
export function DayHistory({ userId, isOwn }: DayHistoryProps) {
  const from = addDays(useToday(), -daysBack)
  const daysQuery = useQuery(query(dayLog.list, { params: { userId }, query: { from } }))
  // Measures and photos around this section already ask for the consent or the reason.
  if (!daysQuery.data && isHealthRefused(daysQuery.error)) return null
  return (
    <div className="mt-6">
      <PageSection
        id="tage"
        title={isOwn ? texts.history : texts.historyOfUser}
        text={isOwn ? texts.historyText : texts.historyTextOfUser}
      >
        <QueryView query={daysQuery} errorText={texts.historyFailed} skeleton={<HistorySkeleton />}>
          {(history) => <History history={history} isOwn={isOwn} />}
        </QueryView>
      </PageSection>
    </div>
  )
}

interface HistoryProps extends Pick<DayHistoryProps, 'isOwn'> {
  readonly history: Answer<typeof dayLog.list>
}

function History({ history: { items, adherence }, isOwn }: HistoryProps) {
  const isHidden = useProtectiveMode()
  if (items.length === 0) return <NoDays isOwn={isOwn} />
  return (
    <>
      {isHidden ? null : <AdherenceFigure adherence={adherence} />}
      <HistoryTable days={items} />
    </>
  )
}

const NoDays = ({ isOwn }: Pick<DayHistoryProps, 'isOwn'>) => (
  <EmptyState
    picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
    level={3}
    title={texts.none}
    text={isOwn ? texts.noneText : texts.noneOfUser}
    action={isOwn ? <ButtonLink to={paths.profile}>{texts.toOverview}</ButtonLink> : undefined}
  />
)

const HistorySkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-12 w-48 rounded-md" />
    <Skeleton className="h-64 rounded-lg" />
  </SkeletonArea>
)
