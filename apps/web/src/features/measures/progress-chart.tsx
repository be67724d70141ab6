import { todayInVienna } from '@kostbar/contracts/calendar'
import { type MeasureKind, measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import type { Measure } from '@kostbar/contracts/measures/schemas'
import { formatShortDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import type { DayValue } from '../../ui/chart/line-chart-data.ts'
import { sevenDayMeans } from './seven-day-mean.ts'
import { texts } from './texts.ts'
import { firstDayOf, type ProgressRange } from './use-progress-search-params.ts'

interface ProgressChartProps {
  readonly kind: MeasureKind
  readonly range: ProgressRange
  /** All measures of the kind, newest first; not empty. */
  readonly list: readonly Measure[]
  readonly onShowAll: () => void
}

/** Chart of one kind of measure over a period, with key figures and a table. */
export function ProgressChart({ kind, range, list, onShowAll }: ProgressChartProps) {
  const { name, unit } = measureKinds[kind]
  const all = list.toReversed()
  const from = firstDayOf(range) ?? all[0]?.day ?? todayInVienna()
  const isInRange = ({ day }: DayValue) => day >= from
  const points = all.filter(isInRange)
  const line = sevenDayMeans(all).filter(isInRange)
  if (points.length === 0) return <NoneInRange onShowAll={onShowAll} />
  const until = todayInVienna()
  return (
    <>
      <KeyFigures points={points} line={line} unit={unit} />
      <LineChart
        label={texts.chartLabel(name, from, until)}
        from={from}
        until={until}
        points={points}
        line={line}
        formatValue={(value) => texts.value(value, unit)}
        caption={texts.caption}
        table={<ValuesTable caption={name} points={points} line={line} unit={unit} />}
      />
    </>
  )
}

const NoneInRange = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className="grid min-h-48 place-content-center justify-items-center gap-3 text-center">
    <p>{texts.noneInRange}</p>
    <Button variant="secondary" onClick={onShowAll}>
      {texts.showAll}
    </Button>
  </div>
)

interface SeriesProps {
  /** Values; `points` and `line` are oldest first and have the same days. */
  readonly points: readonly DayValue[]
  readonly line: readonly DayValue[]
  readonly unit: string
}

/** Latest value, latest seven-day mean, and change of the mean over the period. */
function KeyFigures({ points, line, unit }: SeriesProps) {
  const [latest, mean, first] = [points.at(-1), line.at(-1), line[0]]
  if (!latest || !mean || !first) return null
  const difference = Math.round((mean.value - first.value) * 10) / 10
  const figures: [label: string, value: string, note: string][] = [
    [texts.latest, texts.value(latest.value, unit), formatShortDate(latest.day)],
    [texts.mean, texts.value(mean.value, unit), ''],
    ...(line.length > 1 ? [[texts.change, texts.difference(difference, unit), ''] as [string, string, string]] : []),
  ]
  return (
    <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-xl tabular-nums">
            {value}
            {note ? <span className="ml-2 font-sans text-sm text-ink-soft">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Table of the chart's values, newest first. */
const ValuesTable = ({ caption, points, line, unit }: SeriesProps & { readonly caption: string }) => (
  <table className="w-full max-w-md text-left tabular-nums max-sm:text-sm">
    <caption className="sr-only">{texts.entriesTable(caption)}</caption>
    <thead className="text-sm text-ink-soft">
      <tr>
        <th scope="col" className="py-2 pr-4 font-semibold">
          {texts.dayColumn}
        </th>
        <th scope="col" className="py-2 pr-4 text-right font-semibold">
          {texts.valueColumn}
        </th>
        <th scope="col" className="py-2 text-right font-semibold">
          {texts.mean}
        </th>
      </tr>
    </thead>
    <tbody>
      {points
        .map((point, index) => ({ ...point, mean: line[index]?.value ?? point.value }))
        .reverse()
        .map(({ day, value, mean }) => (
          <tr key={day} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {formatShortDate(day)}
            </th>
            <td className="py-2 pr-4 text-right">{texts.value(value, unit)}</td>
            <td className="py-2 text-right">{texts.value(mean, unit)}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
