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

/** Weighted unevenness by its definition, implemented independently. */
function unevennessOf(plan: readonly FitEntry[], target: Nutrition, portions: readonly number[]): number {
  const kcalOf = (isLocked: boolean) =>
    plan.reduce((total, entry) => total + (entry.locked === isLocked ? entry.nutrition.kcal * entry.portions : 0), 0)
  const ratio = kcalOf(false) > 0 ? Math.min(2, Math.max(0.5, (target.kcal - kcalOf(true)) / kcalOf(false))) : 1
  return plan.reduce(
    (total, entry, index) => total + (entry.locked ? 0 : 0.01 * ((portions[index] ?? 0) - ratio * entry.portions) ** 2),
    0,
  )
}

/** Distance and distance with unevenness of the best combination, enumerated like an odometer. */
function bruteForce(plan: readonly FitEntry[], target: Nutrition): { distance: number; total: number } {
  const entries = plan.map(({ nutrition, portions, locked }) => ({
    grams: nutrients.map((nutrient) => nutrition[nutrient]),
    choices: locked ? [portions] : [...new Set([...grid, portions])],
  }))
  const wanted = nutrients.map((nutrient) => target[nutrient])
  const before = distance(
    sumOf(
      plan,
      plan.map(({ portions }) => portions),
    ),
    target,
  )
  const count = entries.reduce((product, { choices }) => product * choices.length, 1)
  const chosen = entries.map(() => 0)
  let best = { distance: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY }
  for (let number = 0; number < count; number += 1) {
    const sums = [0, 0, 0, 0]
    let rest = number
    for (const [position, { grams, choices }] of entries.entries()) {
      const portions = choices[rest % choices.length] ?? 0
      rest = Math.floor(rest / choices.length)
      chosen[position] = portions
      for (let index = 0; index < 4; index += 1) sums[index] = (sums[index] ?? 0) + (grams[index] ?? 0) * portions
    }
    const missed = distanceOf(sums, wanted)
    // Worse than the planned day, or missing targets that can be reached.
    if (missed > before + 1e-9 || (missed > 1e-9 && best.distance <= 1e-9)) continue
    const total = missed + unevennessOf(plan, target, chosen)
    if (total < best.total || (missed <= 1e-9 && best.distance > 1e-9)) best = { distance: missed, total }
  }
  return best
}

test('is as good as any combination, for 1 000 days of up to six free entries', () => {
  fc.assert(
    fc.property(entries(6), targets, (plan, target) => {
      const { portions, before, after } = fitPortions(plan, target)
      // A day that reaches its targets stays as it is.
      if (distance(before, target) <= 1e-9) return expect(after).toEqual(before)
      const best = bruteForce(plan, target)
      const found = distance(after, target)
      expect(found <= 1e-9).toBe(best.distance <= 1e-9)
      expect(found + unevennessOf(plan, target, portions)).toBeCloseTo(best.total, 7)
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

test('changes nothing where the targets are reached, and all dishes alike where they can be', () => {
  const porridge = dish(60, 15, 8)
  expect(fitPortions([entry(porridge)], porridge)).toMatchObject({ portions: [1], limits: [] })
  const twice = dish(120, 30, 16)
  const { portions } = fitPortions([entry(porridge, 1.25), entry(porridge, 1), entry(porridge, 0.25, true)], twice)
  expect(portions).toEqual([1, 0.75, 0.25])
  expect(fitPortions([], porridge)).toMatchObject({ portions: [], before: { kcal: 0 }, after: { kcal: 0 } })
})

test('changes all dishes alike with more entries than can be compared in all combinations, too', () => {
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
  expect(portions.filter((portion) => portion === 0.75).length).toBeGreaterThanOrEqual(3)
  expect(portions.every((portion) => portion === 1 || portion === 0.75)).toBe(true)
})

test('misses a target by a little more rather than serve crumbs of some dishes and heaps of others', () => {
  // Bread with curd cheese, apple, pasta with cabbage, hummus, cod. Closest alone are 0.5, 0.5, 0.5, 1.75 and 2 portions.
  const plan = [dish(52, 23, 7), dish(19, 4, 9), dish(73, 14, 12), dish(19, 8, 11), dish(56, 35, 16)]
  const { portions } = fitPortions(
    plan.map((nutrition) => entry(nutrition)),
    { kcal: 1850, carbs: 205, proteins: 110, fats: 65 },
  )
  expect(portions).toEqual([1.25, 1, 0.5, 1.25, 1.5])
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
