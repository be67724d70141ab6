import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { formatShortDay } from '../../lib/format.ts'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { figureNames, formatFigure, shownFigures } from './format-values.ts'
import { texts } from './texts.ts'
import { countMeals } from './week-means.ts'

/** Eaten planned meals: '3 von 4'; '–' when none was recorded. */
function mealsText(entry: DayEntry): string {
  const { planned, recorded, eaten } = countMeals(entry)
  return recorded === 0 ? texts.nothing : texts.eaten(eaten, planned)
}

const dayColumns: readonly Column<DayEntry>[] = [
  {
    id: 'day',
    label: texts.day,
    isRowHeader: true,
    oneLine: true,
    render: ({ day }) => `${shortWeekdayOf(day)},\u00a0${formatShortDay(day)}`,
  },
  {
    id: 'meals',
    label: texts.mealsColumn,
    isInline: true,
    oneLine: true,
    isEmpty: (entry) => countMeals(entry).recorded === 0,
    render: mealsText,
  },
]

/** Recorded days with what was entered; on phones a day lists only that. @param days newest first */
export function HistoryTable({ days }: { readonly days: readonly DayEntry[] }) {
  const figures = shownFigures(useProtectiveMode())
  const columns: readonly Column<DayEntry>[] = [
    ...dayColumns,
    ...figures.map((figure) => ({
      id: figure,
      label: figureNames[figure],
      isInline: true,
      oneLine: true,
      isEmpty: (entry: DayEntry) => entry[figure] === null,
      render: (entry: DayEntry) => formatFigure(figure, entry[figure]),
    })),
  ]
  return <Table caption={texts.historyTable} columns={columns} rows={days} rowKey={({ day }) => day} compact dense />
}
