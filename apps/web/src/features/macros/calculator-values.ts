import { ageOn } from '@kostbar/contracts/age'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { activityLevels, calculatorLimits } from '@kostbar/contracts/macros/calculator-limits'
import type { CalculatorInputs, TargetsBasis } from '@kostbar/contracts/macros/schemas'
import { formatNumber } from '../../lib/format.ts'
import { parseRequiredNumber } from '../../lib/parse-number.ts'

/** Known inputs of the calculator; invalid numbers are NaN. */
export type CalculatorValues = Partial<CalculatorInputs>

export type InputName = keyof CalculatorInputs

/** Inputs as typed text; empty if unknown. */
export type TypedInputs = Readonly<Record<InputName, string>>

const names: readonly InputName[] = [
  'sex',
  'formulaSex',
  'ageYears',
  'heightCm',
  'weightKg',
  'activity',
  'goalPercent',
  'proteinPerKg',
  'fatPerKg',
]

/**
 * Initial field values: the newest stored inputs, with age, height and latest weight as of today; before the first
 * calculation, the activity of the anamnesis. Unknown values stay empty.
 */
export function startInputs({ inputs, person, weight }: TargetsBasis): TypedInputs {
  const body = person && {
    sex: person.sex,
    formulaSex: person.formulaSex,
    ageYears: ageOn(person.birthDate, todayInVienna()),
    heightCm: person.heightCm,
    weightKg: person.weightKg,
  }
  const known: CalculatorValues = {
    activity: person?.activity ?? activityLevels[1].value,
    goalPercent: 0,
    proteinPerKg: calculatorLimits.proteinPerKg.usual,
    fatPerKg: calculatorLimits.fatPerKg.usual,
    ...inputs,
    ...body,
    ...(weight && { weightKg: weight.kg }),
  }
  return Object.fromEntries(names.map((name) => [name, toText(known[name])])) as Record<InputName, string>
}

const toText = (value: string | number | undefined): string =>
  typeof value === 'number' ? formatNumber(value) : (value ?? '')

/** Parses the fields. The formula follows the sex; only for DIVERSE is it the person's choice. */
export function parseInputs({ sex, formulaSex, ...numbers }: TypedInputs): CalculatorValues {
  const parsed = Object.entries(numbers).map(([name, text]) => [name, parseRequiredNumber(text)])
  const formula = sex === 'DIVERSE' ? formulaSex : sex
  return { ...Object.fromEntries(parsed), sex: sex || undefined, formulaSex: formula || undefined }
}
