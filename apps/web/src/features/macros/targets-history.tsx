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

/** Origin of targets: who set them, calculation inputs, deviating weekdays, and the given reason. */
function Origin({ entry: { inputs, reason, weekdays: ofDays, setBy } }: { entry: MacroTargetEntry }) {
  const days = weekdays.flatMap((day) => {
    const targets = ofDays?.[day]
    return targets ? [`${weekdayNames[day]} ${formatNumber(targets.kcal)} kcal`] : []
  })
  const notes = [
    inputs &&
      texts.originOf(goalName(inputs.goalPercent), formatNumber(inputs.activity), formatNumber(inputs.weightKg)),
    days.length > 0 && texts.weekdaysOf(days.join(', ')),
    reason && texts.reasonOf(reason),
  ]
  return (
    <>
      {setBy ?? texts.nobody}
      {notes.map((note) =>
        note ? (
          <span key={note} className="block text-sm text-ink-soft">
            {note}
          </span>
        ) : null,
      )}
    </>
  )
}

const goalName = (percent: number) =>
  goals.find(({ value }) => value === percent)?.label ?? `${formatNumber(percent)} %`

const columns: readonly Column<MacroTargetEntry>[] = [
  {
    id: 'day',
    label: texts.day,
    isRowHeader: true,
    oneLine: true,
    render: ({ createdAt }) => formatShortDate(createdAt),
  },
  { id: 'kcal', label: 'kcal', oneLine: true, render: ({ kcal }) => formatNumber(kcal) },
  ...macroOrder.map((macro) => ({
    id: macro,
    label: macroNames[macro],
    oneLine: true,
    render: (entry: MacroTargetEntry) => `${formatNumber(entry[macro])} g`,
  })),
  { id: 'by', label: texts.by, render: (entry) => <Origin entry={entry} /> },
]

/** History of a user's targets, newest first. */
export function TargetsHistory({ userId }: { userId: string }) {
  const historyQuery = useQuery(query(macros.history, { params: { id: userId } }))
  return (
    <QueryView query={historyQuery} errorTitle={texts.historyFailed} headingLevel={3} skeleton={<HistorySkeleton />}>
      {(targets) =>
        targets.length > 0 ? (
          <Table caption={texts.history} columns={columns} rows={targets} rowKey={({ id }) => id} compact />
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
