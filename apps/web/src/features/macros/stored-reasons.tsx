import { energyOf } from '@kostbar/contracts/energy'
import { calculateTargets, stepsTo } from '@kostbar/contracts/macros/calculator'
import type { MacroTargetEntry, MacroTargets } from '@kostbar/contracts/macros/schemas'
import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { formatNumber } from '../../lib/format.ts'
import { CalculationSteps } from './calculation-steps.tsx'
import { texts } from './texts.ts'

const grams = ['proteins', 'fats', 'carbs'] as const

const gram = (value: number) => `${formatNumber(value)} g`

/** Grams of the macros and the energy they add up to, as text. */
const sumOf = (targets: MacroTargets) =>
  [gram(targets.carbs), gram(targets.proteins), gram(targets.fats), formatNumber(energyOf(targets))] as const

interface StoredReasonsProps {
  readonly entry: MacroTargetEntry
  /** Weekday whose own targets, if it has some, are explained as well. */
  readonly weekday?: Weekday
}

/** How stored targets differ from the calculated ones, as text; undefined if they are the same. */
function adjustmentOf(calculated: MacroTargets, stored: MacroTargets): string | undefined {
  if (calculated.kcal !== stored.kcal) return texts.adjusted(formatNumber(calculated.kcal), formatNumber(stored.kcal))
  return grams.some((macro) => calculated[macro] !== stored[macro]) ? texts.redistributed : undefined
}

/**
 * Explanation of stored targets: steps of their calculation, whether they were adjusted by hand, the given reason, and
 * the different targets of a weekday.
 */
export function StoredReasons({ entry, weekday }: StoredReasonsProps) {
  const calculation = entry.inputs && calculateTargets(entry.inputs)
  const adjustment = calculation?.targets && adjustmentOf(calculation.targets, entry)
  const ofWeekday = weekday && entry.weekdays?.[weekday]
  return (
    <>
      {entry.reason ? <p className="mb-3">{texts.reasonOf(entry.reason)}</p> : null}
      {calculation ? (
        <CalculationSteps steps={stepsTo('kcal', calculation)} />
      ) : (
        <p className="measure">{texts.whyEnergy(...sumOf(entry))}</p>
      )}
      {adjustment ? <p className="mt-2">{adjustment}</p> : null}
      {ofWeekday ? (
        <p className="measure mt-2">{texts.whyWeekday(weekdayNames[weekday], ...sumOf(ofWeekday))}</p>
      ) : null}
    </>
  )
}
