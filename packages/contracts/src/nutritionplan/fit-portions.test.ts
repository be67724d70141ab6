import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Nutrition } from '../macros/schemas.ts'
import { type FitEntry, fitPortions } from './fit-portions.ts'

const grid = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

const dish = (carbs: number, proteins: number, fats: number): Nutrition => ({
  kcal: 4 * carbs + 4 * proteins + 9 * fats,
  carbs,
  proteins,
  fats,
})
const entry = (nutrition: Nutrition, portions = 1, locked = false): FitEntry => ({ nutrition, portions, locked })

const grams = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10)
const dishes = fc.tuple(grams(90), grams(50), grams(40)).map(([carbs, proteins, fats]) => dish(carbs, proteins, fats))
const entries = (maxLength: number) =>
  fc.array(
    fc.record({
      nutrition: dishes,
      portions: fc.constantFrom(...grid, 0.25, 3),
      locked: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
    { maxLength },
  )
const targets = fc
  .tuple(grams(350), grams(180), grams(120))
  .map(([carbs, proteins, fats]) => dish(50 + carbs, 20 + proteins, 20 + fats))

const sumOf = (plan: readonly FitEntry[], portions: readonly number[]): Nutrition => {
  const sum = (nutrient: keyof Nutrition) =>
    plan.reduce((total, { nutrition }, index) => total + nutrition[nutrient] * (portions[index] ?? 0), 0)
  return { kcal: sum('kcal'), carbs: sum('carbs'), proteins: sum('proteins'), fats: sum('fats') }
}

const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const

/** Distance by its definition, implemented independently; the targets of these tests are above the smallest scale. */
function distanceOf(sums: readonly number[], wanted: readonly number[]): number {
  let total = 0
  for (let index = 0; index < 4; index += 1) {
    const target = wanted[index] ?? 0
    total += Math.max(0, Math.abs((sums[index] ?? 0) - target) / target - 0.05) ** 2
  }
  return total
}

const distance = (sum: Nutrition, target: Nutrition): number =>
  distanceOf(
    nutrients.map((nutrient) => sum[nutrient]),
    nutrients.map((nutrient) => target[nutrient]),
  )

/** Smallest distance over all combinations, enumerated like an odometer. */
function bruteForce(plan: readonly FitEntry[], target: Nutrition): number {
  const entries = plan.map(({ nutrition, portions, locked }) => ({
    grams: nutrients.map((nutrient) => nutrition[nutrient]),
    choices: locked ? [portions] : [...new Set([...grid, portions])],
  }))
  const wanted = nutrients.map((nutrient) => target[nutrient])
  const count = entries.reduce((product, { choices }) => product * choices.length, 1)
  let smallest = Number.POSITIVE_INFINITY
  for (let number = 0; number < count; number += 1) {
    const sums = [0, 0, 0, 0]
    let rest = number
    for (const { grams, choices } of entries) {
      const portions = choices[rest % choices.length] ?? 0
      rest = Math.floor(rest / choices.length)
      for (let index = 0; index < 4; index += 1) sums[index] = (sums[index] ?? 0) + (grams[index] ?? 0) * portions
    }
    smallest = Math.min(smallest, distanceOf(sums, wanted))
  }
  return smallest
}

test('is as close to the targets as any combination, for 1 000 days of up to six free entries', () => {
  fc.assert(
    fc.property(entries(6), targets, (plan, target) => {
      expect(distance(fitPortions(plan, target).after, target)).toBeCloseTo(bruteForce(plan, target), 9)
    }),
    { numRuns: 1_000 },
  )
})

test('never makes a day worse, keeps locked entries, proposes quarters from 0.5 to 2', () => {
  fc.assert(
    fc.property(entries(20), targets, (plan, target) => {
      const { portions, before, after } = fitPortions(plan, target)
      expect(portions).toHaveLength(plan.length)
      expect(after).toEqual(sumOf(plan, portions))
      expect(distance(after, target)).toBeLessThanOrEqual(distance(before, target))
      for (const [index, { locked, portions: planned }] of plan.entries())
        expect(locked ? [planned] : [...grid, planned]).toContain(portions[index])
    }),
    { numRuns: 200 },
  )
})

test('changes nothing where nothing gets better, and as little as possible where several days are equally good', () => {
  const porridge = dish(60, 15, 8)
  expect(fitPortions([entry(porridge)], porridge)).toMatchObject({ portions: [1], limits: [] })
  const twice = dish(120, 30, 16)
  const { portions } = fitPortions([entry(porridge, 1.25), entry(porridge, 1), entry(porridge, 0.25, true)], twice)
  expect(portions).toEqual([1.25, 0.5, 0.25])
  expect(fitPortions([], porridge)).toMatchObject({ portions: [], before: { kcal: 0 }, after: { kcal: 0 } })
})

test('changes as little as possible with more entries than can be compared in all combinations, too', () => {
  const porridge = dish(60, 15, 8)
  const plan = Array.from({ length: 8 }, () => entry(porridge))
  // 7.25 portions are within the tolerance of 7.
  const { portions } = fitPortions(
    plan,
    sumOf(
      plan,
      plan.map(() => 7 / 8),
    ),
  )
  expect(portions.reduce((change, portion) => change + Math.abs(portion - 1), 0)).toBe(0.75)
})

test('says why a target is not reached', () => {
  const target = dish(200, 100, 60)
  const apple = dish(14, 0.3, 0.2)
  const reasons = (plan: readonly FitEntry[]) =>
    fitPortions(plan, target).limits.map(({ nutrient, side, reason }) => `${nutrient} ${side}: ${reason}`)
  expect(reasons([entry(apple)])).toEqual([
    'kcal below: bounds',
    'carbs below: bounds',
    'proteins below: bounds',
    'fats below: bounds',
  ])
  expect(reasons([entry(dish(400, 200, 120), 1, true)])).toEqual([
    'kcal above: locked',
    'carbs above: locked',
    'proteins above: locked',
    'fats above: locked',
  ])
  expect(reasons([entry(dish(190, 30, 55))])).toContain('proteins below: balance')
})
