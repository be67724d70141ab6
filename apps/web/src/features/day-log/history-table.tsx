import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { formatShortDay } from '../../lib/format.ts'
import { ValuesTable } from '../../ui/values-table.tsx'
import { figureNames, formatFigure, shownFigures } from './format-values.ts'
import { texts } from './texts.ts'
import { countMeals } from './week-means.ts'

/** Eaten planned meals: '3 von 4'; '–' when none was recorded. */
function mealsText(entry: DayEntry): string {
  const { planned, recorded, eaten } = countMeals(entry)
  return recorded === 0 ? texts.nothing : texts.eaten(eaten, planned)
}

/** Recorded days with what was entered. @param days newest first */
export function HistoryTable({ days }: { readonly days: readonly DayEntry[] }) {
  const figures = shownFigures(useProtectiveMode())
  return (
    <ValuesTable
      caption={texts.historyTable}
      columns={[texts.day, texts.mealsColumn, ...figures.map((figure) => figureNames[figure])]}
      rows={days.map((entry) => [
        `${shortWeekdayOf(entry.day)},\u00a0${formatShortDay(entry.day)}`,
        mealsText(entry),
        ...figures.map((figure) => formatFigure(figure, entry[figure])),
      ])}
    />
  )
}
