import { ageOn } from '@kostbar/contracts/age'
import { activityLevels, calculatorLimits } from '@kostbar/contracts/macros/calculator-limits'
import type { CalculatorInputs, TargetsBasis } from '@kostbar/contracts/macros/schemas'
import { dayInVienna } from '../../lib/format.ts'

/** The inputs as the form holds them: some may be missing. */
export type CalculatorValues = Partial<CalculatorInputs>

/**
 * What the form starts with: the newest inputs; age, height and the latest weight as they are known today. What nobody
 * ever said stays empty.
 */
export function startValues({ inputs, person, weight }: TargetsBasis): CalculatorValues {
  const body = person && {
    sex: person.sex,
    formulaSex: person.formulaSex,
    ageYears: ageOn(person.birthDate, dayInVienna()),
    heightCm: person.heightCm,
    weightKg: person.weightKg,
  }
  return {
    activity: activityLevels[1].value,
    goalPercent: 0,
    proteinPerKg: calculatorLimits.proteinPerKg.usual,
    fatPerKg: calculatorLimits.fatPerKg.usual,
    ...inputs,
    ...body,
    ...(weight && { weightKg: weight.kg }),
  }
}
