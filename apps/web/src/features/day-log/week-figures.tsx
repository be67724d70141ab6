import { addDays } from '@kostbar/contracts/calendar'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { adherenceDays } from '@kostbar/contracts/day-log/limits'
import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import { useQuery } from '@tanstack/react-query'
import { texts as dayTexts } from '../../domain/days/texts.ts'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { formatShortDay } from '../../lib/format.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ValuesTable } from '../../ui/values-table.tsx'
import { figureNames, formatFigure, shownFigures } from './format-values.ts'
import { texts } from './texts.ts'
import { firstDayOfWeek, weekMeans } from './week-means.ts'

interface WeekFiguresProps {
  /** User whose days are shown to staff. */
  readonly userId: string
  /** Last day of the week, ISO date. */
  readonly until: string
}

/** Means of the seven days up to and including `until`, beside those of the seven days before. */
export function WeekFigures({ userId, until }: WeekFiguresProps) {
  const from = firstDayOfWeek(lastDayBefore(until))
  const daysQuery = useQuery(query(dayLog.list, { params: { userId }, query: { from, to: until } }))
  return (
    <HealthQueryView userId={userId} query={daysQuery} errorText={texts.historyFailed} skeleton={<FiguresSkeleton />}>
      {({ items }) => <FiguresTable days={items} until={until} />}
    </HealthQueryView>
  )
}

/** Last day of the week before the one that ends with `until`. */
const lastDayBefore = (until: string) => addDays(until, -adherenceDays)

const weekText = (until: string) => texts.week(formatShortDay(firstDayOfWeek(until)), formatShortDay(until))

function FiguresTable({ days, until }: { readonly days: readonly DayEntry[]; readonly until: string }) {
  const weekEnds = [until, lastDayBefore(until)]
  const weeks = weekEnds.map((end) => weekMeans(days, end))
  const percents = weeks.map(({ percent }) => (percent === null ? texts.nothing : dayTexts.percent(percent)))
  const rows = shownFigures(false).map((figure) => [
    figureNames[figure],
    ...weeks.map((week) => formatFigure(figure, week[figure])),
  ])
  return (
    <ValuesTable
      caption={texts.figures}
      columns={[texts.figure, ...weekEnds.map(weekText)]}
      rows={[[dayTexts.planPercent, ...percents], ...rows]}
    />
  )
}

const FiguresSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-72 rounded-lg" />
  </SkeletonArea>
)
