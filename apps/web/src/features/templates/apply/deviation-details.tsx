import { formatDifference } from '@kostbar/contracts/format-difference'
import { weekdayNames } from '@kostbar/contracts/meals'
import { type Nutrient, nutrients } from '@kostbar/contracts/nutrition'
import { compareToTarget } from '@kostbar/contracts/nutritionplan/day-sums'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import type { DryRunClient } from '@kostbar/contracts/templates/apply-schemas'
import { levelStyles, nutrientName, nutrientUnit } from '../../../domain/macros/target-levels.ts'
import { texts as planTexts } from '../../../domain/plans/texts.ts'
import { formatNumber } from '../../../lib/format.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { texts } from '../texts.ts'

type Days = DryRunClient['days']

interface DeviationDetailsProps {
  readonly name: string
  readonly days: Days
}

/**
 * Table of a client's days, folded at first: each nutrient's difference from its target, without days that have no plan.
 * Nothing without any targets.
 */
export function DeviationDetails({ name, days }: DeviationDetailsProps) {
  if (days.every(({ targets }) => targets === null)) return null
  return (
    <details className="text-sm lg:col-span-full">
      <summary className="min-h-6 cursor-pointer text-ink-soft hover:text-ink">{texts.allNutrients}</summary>
      <table className="mt-1 w-full max-w-3xl table-fixed text-left text-xs tabular-nums sm:text-sm">
        <caption className="sr-only">{texts.nutrientsOf(name)}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="w-9 py-1 sm:w-12">
              <VisuallyHidden>{planTexts.day}</VisuallyHidden>
            </th>
            {nutrients.map((nutrient) => (
              <th key={nutrient} scope="col" className="py-1 pr-1 font-semibold hyphens-auto wrap-anywhere">
                {nutrientName(nutrient)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ sum }) => sum.kcal > 0)
            .map(({ day, sum, targets }) => (
              <tr key={day} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 font-normal">
                  <abbr title={weekdayNames[day]} className="no-underline">
                    {shortWeekdayNames[day]}
                  </abbr>
                </th>
                {nutrients.map((nutrient) => (
                  <td key={nutrient} className="py-1.5 pr-1">
                    <Deviation nutrient={nutrient} sum={sum[nutrient]} target={targets?.[nutrient]} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}

interface DeviationProps {
  readonly nutrient: Nutrient
  /** Unrounded sum of the day. */
  readonly sum: number
  readonly target: number | undefined
}

/** Difference from the target, and what it is the difference of. Icon, colour and text show the level. */
function Deviation({ nutrient, sum, target }: DeviationProps) {
  if (target === undefined) return <span className="text-ink-soft">{texts.withoutTarget}</span>
  const level = compareToTarget(sum, target)
  const [Icon, color] = levelStyles[level]
  const shown = Math.round(sum)
  return (
    <>
      <span className={`flex items-center gap-1 font-semibold ${color}`}>
        <Icon className="size-3.5 shrink-0" strokeWidth={3} aria-hidden="true" />
        {formatDifference(shown - target)}
        <VisuallyHidden> {texts.levels[level]}</VisuallyHidden>
      </span>
      <span className="block text-ink-soft">
        {texts.ofTarget(formatNumber(shown), formatNumber(target), nutrientUnit(nutrient))}
      </span>
    </>
  )
}
