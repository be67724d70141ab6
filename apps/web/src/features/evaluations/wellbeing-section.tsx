import { wellbeingText } from '@kostbar/contracts/evaluations/mean-text'
import type { DayGaps, WellbeingRow } from '@kostbar/contracts/evaluations/statistics-schemas'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { Check } from 'lucide-react'
import { formatWeekday } from '../../lib/format.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { texts } from './texts.ts'
import { TableBehindChart } from './values-table.tsx'

/** Maximum of each rating scale; fields without one (steps, hours) scale with their values. */
const scaleEnds: Readonly<Partial<Record<WellbeingRow['field'], number>>> = {
  sleepQuality: 5,
  stress: 10,
  energy: 10,
  mood: 5,
}

interface WellbeingSectionProps {
  readonly days: readonly string[]
  readonly wellbeing: readonly WellbeingRow[]
}

/** Section about sleep, stress and wellbeing: one small chart per field. */
export function WellbeingSection({ days, wellbeing }: WellbeingSectionProps) {
  const answered = wellbeing.filter(({ mean }) => mean)
  return (
    <PageSection id="befinden" title={texts.wellbeing} text={answered.length > 0 ? undefined : texts.noWellbeing}>
      {answered.length > 0 ? (
        <figure>
          <div aria-hidden="true" className="grid grid-cols-1 gap-x-8 gap-y-6 @md:grid-cols-2 @4xl:grid-cols-3">
            {answered.map((row) => (
              <SmallChart key={row.field} row={row} days={days} />
            ))}
          </div>
          <TableBehindChart
            caption={texts.wellbeing}
            columns={[texts.what, ...days.map(shortWeekdayOf), texts.mean]}
            rows={answered.map(({ field, values, mean }) => [
              texts.fields[field],
              ...values.map((value) => (value === null ? '–' : wellbeingText(field, value))),
              mean ? `${wellbeingText(field, mean.mean)} ${texts.answered(mean.n)}` : '–',
            ])}
          />
        </figure>
      ) : null}
    </PageSection>
  )
}

const chartHeight = 56

function SmallChart({
  row: { field, values, mean },
  days,
}: {
  readonly row: WellbeingRow
  readonly days: readonly string[]
}) {
  const max = scaleEnds[field] ?? Math.max(...values.map((value) => value ?? 0), 1)
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{texts.fields[field]}</span>
        <span className="text-ink-soft tabular-nums">
          {mean ? `${wellbeingText(field, mean.mean)} ${texts.answered(mean.n)}` : null}
        </span>
      </p>
      <div className="mt-2 grid grid-cols-7 items-end gap-1 text-center text-xs" style={{ minHeight: chartHeight }}>
        {days.map((day, index) => {
          const value = values[index] ?? null
          return (
            <div key={day}>
              <p className="whitespace-nowrap text-ink-soft tabular-nums">
                {value === null ? '–' : wellbeingText(field, value)}
              </p>
              <div
                className="rounded-t-xs bg-leaf/70 colour-coded"
                style={{ height: ((value ?? 0) / max) * chartHeight }}
              />
              <p className="mt-1 text-ink-soft">{shortWeekdayOf(day)}</p>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Section listing what is missing in the protocol, by day. */
export const GapsSection = ({ gaps }: { readonly gaps: readonly DayGaps[] }) => (
  <PageSection id="luecken" title={texts.gaps}>
    {gaps.length === 0 ? (
      <p className="flex items-center gap-2">
        <Check className="size-5 text-leaf" aria-hidden="true" />
        {texts.noGaps}
      </p>
    ) : (
      <dl className="flex flex-col gap-2">
        {gaps.map(({ day, missing }) => (
          <div key={day} className="flex flex-wrap gap-x-3">
            <dt className="w-44 font-semibold">{formatWeekday(day)}</dt>
            <dd className="text-ink-soft">{missing.map((kind) => texts.gapKinds[kind]).join(', ')}</dd>
          </div>
        ))}
      </dl>
    )}
  </PageSection>
)
