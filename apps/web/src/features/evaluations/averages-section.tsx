import type { Averages } from '@kostbar/contracts/evaluations/statistics-schemas'
import type { TargetLevel } from '@kostbar/contracts/nutritionplan/day-sums'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { ArrowDown, ArrowUp, Check, ChevronsDown, ChevronsUp, type LucideIcon } from 'lucide-react'
import { NutrientDot } from '../../domain/macros/nutrient-dot.tsx'
import { formatNumber, formatWeekday } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { texts } from './texts.ts'
import { TableBehindChart } from './values-table.tsx'

/** Icon and colour of a comparison with the target; its text says the same. */
const levelStyles: Readonly<Record<TargetLevel, readonly [LucideIcon, string]>> = {
  on: [Check, 'text-leaf'],
  above: [ArrowUp, 'text-apricot-ink'],
  below: [ArrowDown, 'text-apricot-ink'],
  'far-above': [ChevronsUp, 'text-berry'],
  'far-below': [ChevronsDown, 'text-berry'],
}

/**
 * Section with average nutrients beside their targets, and notes on what could not be computed; nothing for members in
 * protective mode.
 */
export function AveragesSection({ averages }: { readonly averages: Averages }) {
  const { n, nutrients } = averages
  // Days were computed, but their nutrients left out (`withoutNumbers`): notes on them would still judge the intake.
  if (n > 0 && nutrients.length === 0) return null
  return (
    <PageSection id="durchschnitt" title={texts.averages}>
      {nutrients.length > 0 ? (
        <>
          <ul className="grid grid-cols-2 gap-x-5 gap-y-6 @3xl:grid-cols-4">
            {nutrients.map((average) => (
              <NutrientFigure key={average.nutrient} {...average} />
            ))}
          </ul>
          {nutrients.every(({ target }) => target === null) ? (
            <p className="mt-4 text-sm text-ink-soft">{texts.setTargets}</p>
          ) : null}
        </>
      ) : null}
      <Missing averages={averages} />
      {nutrients.length > 0 ? <EnergyPerDay averages={averages} /> : null}
    </PageSection>
  )
}

function NutrientFigure({ nutrient, mean, target, level }: Averages['nutrients'][number]) {
  const [Icon, tone] = level ? levelStyles[level] : [null, '']
  return (
    <li>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <NutrientDot nutrient={nutrient} className="size-2.5" />
        {texts.nutrients[nutrient]}
      </p>
      <p className="mt-1 font-display text-2xl tabular-nums">{texts.amount(nutrient, mean)}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {target === null ? texts.noTarget : texts.target(nutrient, target)}
      </p>
      {level && Icon ? (
        <p className={classNames('mt-1 flex items-center gap-1 text-sm font-semibold', tone)}>
          <Icon className="size-4" aria-hidden="true" />
          {texts.levels[level]}
        </p>
      ) : null}
    </li>
  )
}

function Missing({ averages: { n, entries, withoutNutrition, missing } }: { readonly averages: Averages }) {
  return (
    <div className="mt-5 rounded-lg bg-sunk px-4 py-3 text-sm">
      <p>
        {n > 0 ? texts.counted(n) : texts.nothingComputed}
        {withoutNutrition > 0 ? ` ${texts.missing(withoutNutrition, entries)}` : null}
        {withoutNutrition > 0 && n > 0 ? ` ${texts.tooLow}` : null}
        {withoutNutrition === 0 && entries > 0 ? ` ${texts.allComputed(entries)}` : null}
      </p>
      {missing.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
            {texts.missingList}
          </summary>
          <ul className="flex flex-wrap gap-2 pb-2">
            {missing.map((text) => (
              <li key={text} dir="auto" className="max-w-full rounded-xl bg-raised px-3 py-1 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

const chartHeight = 140

function EnergyPerDay({ averages: { days } }: { readonly averages: Averages }) {
  const max = Math.max(...days.flatMap(({ sum, targets }) => [sum?.kcal ?? 0, targets?.kcal ?? 0]), 1)
  const height = (kcal: number) => Math.round((kcal / max) * chartHeight)
  return (
    <figure className="mt-6">
      <figcaption className="mb-3 font-semibold">{texts.perDay}</figcaption>
      <div className="grid grid-cols-7 items-end gap-2" aria-hidden="true">
        {days.map(({ day, sum, targets }) => (
          <div key={day} className="text-center text-xs tabular-nums">
            <div className="relative" style={{ height: chartHeight }}>
              <div
                className="absolute inset-x-[12%] bottom-0 rounded-t-sm bg-leaf colour-coded"
                style={{ height: height(sum?.kcal ?? 0) }}
              />
              {targets ? (
                <div
                  className="absolute inset-x-0 border-t-2 border-dashed border-apricot-ink colour-coded"
                  style={{ bottom: height(targets.kcal) }}
                />
              ) : null}
            </div>
            <p className="mt-1 font-semibold whitespace-nowrap">{sum ? formatNumber(Math.round(sum.kcal)) : '–'}</p>
            <p className="text-ink-soft">{shortWeekdayOf(day)}</p>
          </div>
        ))}
      </div>
      <TableBehindChart
        caption={texts.perDay}
        columns={[
          texts.day,
          texts.energyOfDay,
          texts.targetOfDay,
          ...(['carbs', 'proteins', 'fats'] as const).map((each) => texts.nutrients[each]),
        ]}
        rows={days.map(({ day, sum, targets }) => [
          formatWeekday(day),
          sum ? texts.amount('kcal', sum.kcal) : '–',
          targets ? texts.amount('kcal', targets.kcal) : '–',
          ...(['carbs', 'proteins', 'fats'] as const).map((each) => (sum ? texts.amount(each, sum[each]) : '–')),
        ])}
      />
    </figure>
  )
}
