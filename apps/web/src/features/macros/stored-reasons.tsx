import { energyOf } from '@kostbar/contracts/energy'
import { calculateTargets, stepsTo } from '@kostbar/contracts/macros/calculator'
import type { MacroTargetEntry, MacroTargets } from '@kostbar/contracts/macros/schemas'
import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { formatNumber } from '../../lib/format.ts'
import { CalculationSteps } from './calculation-steps.tsx'
import { texts } from './texts.ts'

const numbers = ['kcal', 'proteins', 'fats', 'carbs'] as const

const gram = (value: number) => `${formatNumber(value)} g`

/** Grams of the macros and the energy they add up to, as text. */
const sumOf = (targets: MacroTargets) =>
  [gram(targets.carbs), gram(targets.proteins), gram(targets.fats), formatNumber(energyOf(targets))] as const

interface StoredReasonsProps {
  readonly entry: MacroTargetEntry
  /** Weekday whose own targets, if it has some, are explained as well. */
  readonly weekday?: Weekday
}

/**
 * Explanation of stored targets: steps of their calculation, whether they were adjusted by hand, the given reason, and
 * the different targets of a weekday.
 */
export function StoredReasons({ entry, weekday }: StoredReasonsProps) {
  const calculation = entry.inputs && calculateTargets(entry.inputs)
  const calculated = calculation?.targets
  const isAdjusted = calculated && numbers.some((number) => calculated[number] !== entry[number])
  const ofWeekday = weekday && entry.weekdays?.[weekday]
  return (
    <>
      {entry.reason ? <p className="mb-3">{texts.reasonOf(entry.reason)}</p> : null}
      {calculation ? (
        <CalculationSteps steps={stepsTo('kcal', calculation)} />
      ) : (
        <p className="measure">{texts.whyEnergy(...sumOf(entry))}</p>
      )}
      {isAdjusted ? (
        <p className="mt-2">{texts.adjusted(formatNumber(calculated.kcal), formatNumber(entry.kcal))}</p>
      ) : null}
      {ofWeekday ? (
        <p className="measure mt-2">{texts.whyWeekday(weekdayNames[weekday], ...sumOf(ofWeekday))}</p>
      ) : null}
    </>
  )
}
