import fc from 'fast-check'
import { expect, it } from 'vitest'
import { energyOf } from '../energy.ts'
import type { CalculationStep, Term } from './calculation-step.ts'
import { type Calculation, calculateTargets, energyNeeds, stepsTo } from './calculator.ts'
import { calculatorLimits } from './calculator-limits.ts'
import { type CalculatorInputs, calculatorInputs, macroTargets } from './schemas.ts'

const numRuns = 10_000

/** Number with the given number of decimals within bounds. */
const decimal = ({ min, max }: { min: number; max: number }, decimals: number) => {
  const scale = 10 ** decimals
  return fc.integer({ min: Math.round(min * scale), max: Math.round(max * scale) }).map((value) => value / scale)
}

const { ageYears, heightCm, weightKg, activity, proteinPerKg, fatPerKg } = calculatorLimits
const goal = fc.oneof(fc.integer({ min: -20, max: -10 }), fc.constant(0), fc.integer({ min: 5, max: 10 }))
const sexes = fc.constantFrom(
  ...(['FEMALE', 'MALE'] as const).flatMap((formulaSex) => [
    { sex: formulaSex, formulaSex },
    { sex: 'DIVERSE' as const, formulaSex },
  ]),
)

const people: fc.Arbitrary<CalculatorInputs> = fc
  .tuple(
    sexes,
    fc.record({
      ageYears: decimal(ageYears, 0),
      heightCm: decimal(heightCm, 0),
      weightKg: decimal(weightKg, 1),
      activity: decimal(activity, 2),
      goalPercent: goal,
      proteinPerKg: decimal(proteinPerKg, 1),
      fatPerKg: decimal(fatPerKg, 1),
    }),
  )
  .map(([sex, person]) => ({ ...sex, ...person }))

const check = (holds: (person: CalculatorInputs, calculation: Calculation) => void) =>
  fc.assert(
    fc.property(people, (person) => holds(person, calculateTargets(person))),
    { numRuns },
  )

const signs: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' }

/** Evaluates the displayed terms with JavaScript's own arithmetic, rounded to six decimals. */
function valueShown(terms: readonly Term[]): number {
  const expression = terms.map((term) => signs[String(term)] ?? String(term)).join(' ')
  return Number(Number(new Function(`return ${expression}`)()).toFixed(6))
}

const roundShown = ({ terms, rounding }: CalculationStep) =>
  ({ none: (value: number) => value, nearest: Math.round, up: Math.ceil })[rounding](valueShown(terms))

it('generates people whom the contract accepts', () => {
  fc.assert(
    fc.property(people, (person) => {
      expect(calculatorInputs.safeParse(person).success).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('targets add up exactly, by 4, 4 and 9 kcal a gram', () => {
  check((_person, { targets }) => {
    if (targets) expect(energyOf(targets)).toBe(targets.kcal)
  })
})

it('targets stay within the bounds of the contract, protein and fat within theirs, or there are none', () => {
  let calculated = 0
  check(({ weightKg: kg, proteinPerKg: protein, fatPerKg: fat }, { targets, problem }) => {
    expect(targets === null).toBe(problem !== null)
    if (!targets) return
    calculated += 1
    expect(macroTargets.safeParse(targets).success).toBe(true)
    expect(Math.abs(targets.proteins - kg * protein)).toBeLessThanOrEqual(0.5 + 1e-9)
    expect(targets.fats - kg * fat).toBeGreaterThanOrEqual(-1e-9)
    expect(targets.fats).toBeGreaterThanOrEqual(kg * 0.8 - 1e-9)
    expect(targets.fats - kg * fat).toBeLessThan(1)
  })
  expect(calculated).toBeGreaterThan(numRuns / 2)
})

it('the energy is the goal, to the rounding of carbohydrates', () => {
  check((person, { targets }) => {
    if (!targets) return
    const wanted = Math.round(Number(((energyNeeds(person) * (100 + person.goalPercent)) / 100).toFixed(6)))
    expect(Math.abs(targets.kcal - wanted)).toBeLessThanOrEqual(2)
  })
})

it('each step yields exactly the number shown, and the last ones are the targets', () => {
  check((_person, calculation) => {
    for (const step of calculation.steps) expect(roundShown(step)).toBe(step.result)
    const { targets } = calculation
    if (!targets) return
    for (const number of ['kcal', 'proteins', 'fats', 'carbs'] as const)
      expect(stepsTo(number, calculation).at(-1)?.result).toBe(targets[number])
  })
})

it('each step computes with results of steps before and with inputs, with nothing hidden', () => {
  const constants = [4, 5, 6.25, 9, 10, 161]
  check((person, { steps }) => {
    const known = new Set<Term>([...constants, (100 + person.goalPercent) / 100])
    for (const value of Object.values(person)) if (typeof value === 'number') known.add(value)
    for (const { terms, result } of steps) {
      for (const term of terms) if (typeof term === 'number') expect(known).toContain(term)
      known.add(result)
    }
  })
})

it('there are targets for everybody who keeps their weight, with the least protein and fat, unless the energy is out of bounds', () => {
  check((person) => {
    const modest = { ...person, goalPercent: 0, proteinPerKg: proteinPerKg.min, fatPerKg: fatPerKg.min }
    expect(calculateTargets(modest).problem).not.toBe('noCarbs')
  })
})
