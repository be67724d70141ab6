import { ageOn } from '@kostbar/contracts/age'
import { activityLevels, calculatorLimits } from '@kostbar/contracts/macros/calculator-limits'
import type { CalculatorInputs, TargetsBasis } from '@kostbar/contracts/macros/schemas'
import { dayInVienna, formatNumber } from '../../lib/format.ts'
import { parseGermanNumber } from '../../lib/parse-number.ts'

/** Inputs as far as they are known; numbers that are none are NaN. */
export type CalculatorValues = Partial<CalculatorInputs>

export type InputName = keyof CalculatorInputs

/** The inputs as the fields hold them; empty where nothing is known. */
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
 * What the fields start with: the newest inputs; age, height and the latest weight as they are known today. What nobody
 * ever said stays empty.
 */
export function startInputs({ inputs, person, weight }: TargetsBasis): TypedInputs {
  const body = person && {
    sex: person.sex,
    formulaSex: person.formulaSex,
    ageYears: ageOn(person.birthDate, dayInVienna()),
    heightCm: person.heightCm,
    weightKg: person.weightKg,
  }
  const known: CalculatorValues = {
    activity: activityLevels[1].value,
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

/** What the fields say. The formula follows the sex, unless the person chooses. */
export function parseInputs({ sex, formulaSex, ...numbers }: TypedInputs): CalculatorValues {
  const parsed = Object.entries(numbers).map(([name, text]) => [name, parseGermanNumber(text) ?? Number.NaN])
  const formula = sex === 'DIVERSE' ? formulaSex : sex
  return { ...Object.fromEntries(parsed), sex: sex || undefined, formulaSex: formula || undefined }
}
