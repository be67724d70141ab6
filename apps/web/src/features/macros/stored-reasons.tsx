import { energyOf } from '@kostbar/contracts/energy'
import { calculateTargets, stepsTo } from '@kostbar/contracts/macros/calculator'
import type { MacroTargetEntry } from '@kostbar/contracts/macros/schemas'
import { formatNumber } from '../../lib/format.ts'
import { CalculationSteps } from './calculation-steps.tsx'
import { texts } from './texts.ts'

const numbers = ['kcal', 'proteins', 'fats', 'carbs'] as const

/**
 * Explanation of stored targets: steps of their calculation, whether they were adjusted by hand, and the given reason.
 */
export function StoredReasons({ entry }: { entry: MacroTargetEntry }) {
  const calculation = entry.inputs && calculateTargets(entry.inputs)
  const calculated = calculation?.targets
  const isAdjusted = calculated && numbers.some((number) => calculated[number] !== entry[number])
  const gram = (value: number) => `${formatNumber(value)} g`
  return (
    <>
      {entry.reason ? <p className="mb-3">{texts.reasonOf(entry.reason)}</p> : null}
      {calculation ? (
        <CalculationSteps steps={stepsTo('kcal', calculation)} />
      ) : (
        <p className="measure">
          {texts.whyEnergy(gram(entry.carbs), gram(entry.proteins), gram(entry.fats), formatNumber(energyOf(entry)))}
        </p>
      )}
      {isAdjusted ? (
        <p className="mt-2">{texts.adjusted(formatNumber(calculated.kcal), formatNumber(entry.kcal))}</p>
      ) : null}
    </>
  )
}
