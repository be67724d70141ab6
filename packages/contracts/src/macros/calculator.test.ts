import { describe, expect, it } from 'vitest'
import { bodyWarnings, calculateTargets, energyNeeds, isDeficit, stepsTo } from './calculator.ts'
import { type CalculatorInputs, calculatorInputs } from './schemas.ts'
import { targetsOn, withEnergy } from './weekday-targets.ts'

const woman: CalculatorInputs = {
  sex: 'FEMALE',
  formulaSex: 'FEMALE',
  ageYears: 28,
  heightCm: 169,
  weightKg: 72,
  activity: 1.4,
  goalPercent: 0,
  proteinPerKg: 1.6,
  fatPerKg: 1,
}
const man: CalculatorInputs = {
  ...woman,
  sex: 'MALE',
  formulaSex: 'MALE',
  ageYears: 40,
  heightCm: 180,
  weightKg: 85,
}

const resultOf = (inputs: CalculatorInputs, id: string) =>
  calculateTargets(inputs).steps.find((step) => step.id === id)?.result

describe('the calculation', () => {
  it('gives the reference values at rest', () => {
    expect(resultOf(woman, 'basal')).toBe(1475.25)
    expect(resultOf(man, 'basal')).toBe(1780)
  })

  it('shows every step with its numbers', () => {
    const { steps, targets } = calculateTargets({ ...woman, goalPercent: -15 })
    expect(steps.map(({ terms, result, unit }) => `${terms.join(' ')} = ${result} ${unit}`)).toEqual([
      '10 × 72 + 6.25 × 169 − 5 × 28 − 161 = 1475.25 kcal',
      '1475.25 × 1.4 = 2065 kcal',
      '2065 × 0.85 = 1755 kcal',
      '72 × 1.6 = 115 g',
      '72 × 1 = 72 g',
      '( 1755 − 4 × 115 − 9 × 72 ) ÷ 4 = 162 g',
      '4 × 115 + 4 × 162 + 9 × 72 = 1756 kcal',
    ])
    expect(targets).toEqual({ kcal: 1756, proteins: 115, carbs: 162, fats: 72 })
  })

  it('leads to each number by the steps it needs', () => {
    const calculation = calculateTargets(woman)
    expect(stepsTo('proteins', calculation).map(({ id }) => id)).toEqual(['proteins'])
    expect(stepsTo('fats', calculation).map(({ id }) => id)).toEqual(['fats'])
    expect(stepsTo('carbs', calculation).at(-1)?.result).toBe(calculation.targets?.carbs)
    expect(stepsTo('kcal', calculation).at(-1)?.result).toBe(calculation.targets?.kcal)
  })

  it('uses the chosen formula of a diverse person', () => {
    expect(resultOf({ ...man, sex: 'DIVERSE', formulaSex: 'FEMALE' }, 'basal')).toBe(1780 - 166)
  })

  it('is not misled by binary fractions', () => {
    // 70 × 0.8 is 56.00000000000001 in binary.
    expect(resultOf({ ...woman, weightKg: 70, fatPerKg: 0.8 }, 'fats')).toBe(56)
  })

  it('says when no energy is left for carbohydrates, and when it is out of bounds', () => {
    const heavy = { ...woman, weightKg: 250, heightCm: 150, activity: 1.2, goalPercent: -20, proteinPerKg: 2 }
    expect(calculateTargets(heavy)).toMatchObject({ targets: null, problem: 'noCarbs' })
    const frail = { ...woman, ageYears: 100, heightCm: 120, weightKg: 30, activity: 1.2 }
    expect(calculateTargets(frail)).toMatchObject({ targets: null, problem: 'tooLow' })
    expect(calculateTargets({ ...man, weightKg: 300, activity: 2.4 })).toMatchObject({
      targets: null,
      problem: 'tooHigh',
    })
  })
})

describe('inputs', () => {
  it.each<Partial<CalculatorInputs>>([
    { goalPercent: -21 },
    { goalPercent: -9 },
    { goalPercent: 4 },
    { goalPercent: 11 },
    { goalPercent: -10.5 },
    { activity: 1.19 },
    { activity: 2.41 },
    { proteinPerKg: 1.1 },
    { proteinPerKg: 2.1 },
    { proteinPerKg: 1.65 },
    { fatPerKg: 0.7 },
    { weightKg: 72.35 },
    { heightCm: 169.5 },
    { ageYears: 13 },
    { sex: 'MALE' },
  ])('refuse %o', (changes) => {
    expect(calculatorInputs.safeParse({ ...woman, ...changes }).success).toBe(false)
  })

  it('accept a diverse person with either formula', () => {
    for (const formulaSex of ['FEMALE', 'MALE'] as const)
      expect(calculatorInputs.safeParse({ ...woman, sex: 'DIVERSE', formulaSex }).success).toBe(true)
  })
})

describe('a deficit', () => {
  it('is less than is needed by more than rounding explains', () => {
    expect(energyNeeds(woman)).toBe(2065)
    expect(isDeficit(2040, woman)).toBe(false)
    expect(isDeficit(2039, woman)).toBe(true)
  })
})

describe('warnings of the body', () => {
  it.each([
    [{ weightKg: 53.4, heightCm: 170, ageYears: 30 }, ['BMI_LOW']],
    [{ weightKg: 53.5, heightCm: 170, ageYears: 30 }, []],
    [{ weightKg: 101.2, heightCm: 170, ageYears: 30 }, ['BMI_HIGH']],
    [{ weightKg: 101.1, heightCm: 170, ageYears: 30 }, []],
    [{ weightKg: 70, heightCm: 170, ageYears: 17 }, ['UNDER_AGE']],
    [{ weightKg: 70, heightCm: 170, ageYears: 18 }, []],
  ])('of %o are %o', (person, expected) => {
    expect(bodyWarnings(person)).toEqual(expected)
  })
})

describe('targets of weekdays', () => {
  const everyday = { kcal: 1756, proteins: 115, carbs: 162, fats: 72 }
  const monday = withEnergy(everyday, 2000)

  it('keep protein and fat, and change the carbohydrates', () => {
    expect(monday).toEqual({ kcal: 2000, proteins: 115, carbs: 223, fats: 72 })
  })

  it('hold on their day alone', () => {
    const user = { ...everyday, weekdayTargets: { Monday: monday } }
    expect(targetsOn(user, 'Monday')).toEqual(monday)
    expect(targetsOn(user, 'Tuesday')).toEqual(everyday)
    expect(targetsOn({ ...user, kcal: null, weekdayTargets: null }, 'Tuesday')).toBeNull()
  })
})
