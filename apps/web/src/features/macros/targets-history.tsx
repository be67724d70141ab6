import { goals } from '@kostbar/contracts/macros/calculator-limits'
import { macros } from '@kostbar/contracts/macros/endpoints'
import type { MacroTargetEntry } from '@kostbar/contracts/macros/schemas'
import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { useQuery } from '@tanstack/react-query'
import { macroNames, macros as macroOrder } from '../../domain/macros/macros.ts'
import { query } from '../../lib/api.ts'
import { formatNumber, formatShortDate } from '../../lib/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { texts } from './texts.ts'

/** What the targets were calculated from, on which days they differ, and the reason given. */
function describeOrigin({ inputs, reason, weekdays: ofDays }: MacroTargetEntry) {
  const goal = goals.find(({ value }) => value === inputs?.goalPercent)?.label ?? `${inputs?.goalPercent} %`
  const days = weekdays
    .filter((day) => ofDays?.[day])
    .map((day) => `${weekdayNames[day]} ${formatNumber(ofDays?.[day]?.kcal ?? 0)} kcal`)
  return (
    <>
      {inputs ? texts.originOf(goal, formatNumber(inputs.activity), formatNumber(inputs.weightKg)) : texts.byHand}
      {days.length > 0 ? (
        <span className="block text-sm text-ink-soft">{texts.weekdaysOf(days.join(', '))}</span>
      ) : null}
      {reason ? <span className="block text-sm text-ink-soft">{texts.reasonOf(reason)}</span> : null}
    </>
  )
}

const columns: readonly Column<MacroTargetEntry>[] = [
  { id: 'day', label: texts.day, isRowHeader: true, render: ({ createdAt }) => formatShortDate(createdAt) },
  { id: 'kcal', label: 'kcal', render: ({ kcal }) => formatNumber(kcal) },
  ...macroOrder.map((macro) => ({
    id: macro,
    label: macroNames[macro],
    render: (entry: MacroTargetEntry) => `${formatNumber(entry[macro])} g`,
  })),
  { id: 'origin', label: texts.origin, render: describeOrigin },
  { id: 'by', label: texts.by, render: ({ setBy }) => setBy ?? texts.nobody },
]

/** History of a user's targets, newest first. */
export function TargetsHistory({ userId }: { userId: string }) {
  const historyQuery = useQuery(query(macros.history, { params: { id: userId } }))
  return (
    <QueryView query={historyQuery} errorTitle={texts.historyFailed} headingLevel={3} skeleton={<HistorySkeleton />}>
      {(targets) =>
        targets.length > 0 ? (
          <Table caption={texts.history} columns={columns} rows={targets} rowKey={({ id }) => id} />
        ) : (
          <p className="text-ink-soft">{texts.noHistory}</p>
        )
      }
    </QueryView>
  )
}

const HistorySkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-full" />
  </SkeletonArea>
)
