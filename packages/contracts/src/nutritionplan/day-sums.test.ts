import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nutrients } from '../nutrition.ts'
import { compareToTarget, displayedDay, entryNutrition, roundToSum, sumNutrition } from './day-sums.ts'
import type { PlanDay, PlannedMeal, PlannedRecipe } from './schemas.ts'

const recipe = (kcal: number, portions: number, removed = false) =>
  ({ kcal, carbs: kcal / 10, proteins: 0.1, fats: 0.2, portions, removed }) as PlannedRecipe
const meal = (enabled: boolean, ...recipes: PlannedRecipe[]) => ({ enabled, recipes }) as PlannedMeal
const day = (...meals: PlannedMeal[]) => ({ day: 'Monday', meals }) as PlanDay

test('sums portions including withdrawn recipes, without disabled meals', () => {
  const sum = sumNutrition(day(meal(true, recipe(400, 1.5), recipe(100, 1, true)), meal(false, recipe(1000, 1))))
  expect(sum.kcal).toBe(700)
  expect(sum.carbs).toBe(70)
})

test('sums unrounded values', () => {
  expect(sumNutrition(day(meal(true, recipe(100.4, 1), recipe(100.4, 1), recipe(100.4, 1)))).kcal).toBeCloseTo(301.2)
})

test('classifies differences within 5 %, within 10 % and beyond, edges included', () => {
  expect(compareToTarget(2000, 2000)).toBe('on')
  expect(compareToTarget(2100, 2000)).toBe('on')
  expect(compareToTarget(1900, 2000)).toBe('on')
  expect(compareToTarget(2100.1, 2000)).toBe('above')
  expect(compareToTarget(1899.9, 2000)).toBe('below')
  expect(compareToTarget(2200, 2000)).toBe('above')
  expect(compareToTarget(1800, 2000)).toBe('below')
  expect(compareToTarget(2200.1, 2000)).toBe('far-above')
  expect(compareToTarget(1799.9, 2000)).toBe('far-below')
})

test('tolerates floating point errors', () => {
  expect(compareToTarget(0.1 + 0.2, 0.3)).toBe('on')
  expect(compareToTarget(0, 0)).toBe('on')
  expect(compareToTarget(1, 0)).toBe('far-above')
})

test('rounds to integers that add up to the rounded sum, each beside its value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 30 }), (hundredths) => {
      const values = hundredths.map((value) => value / 100)
      const rounded = roundToSum(values)
      const exact = hundredths.reduce((sum, value) => sum + value, 0)
      expect(rounded.reduce((sum, value) => sum + value, 0)).toBe(Math.round(exact / 100))
      for (const [index, value] of values.entries()) expect(Math.abs((rounded[index] ?? 0) - value)).toBeLessThan(1)
    }),
  )
})

test('rounds the largest fractions up', () => {
  expect(roundToSum([100.4, 100.4, 100.4])).toEqual([101, 100, 100])
  expect(roundToSum([0.2, 0.7, 0.6])).toEqual([0, 1, 1])
  expect(roundToSum([0.1 + 0.2, 2.7])).toEqual([0, 3])
  expect(roundToSum([])).toEqual([])
})

test('shows figures of recipes and foods that add up to the sum shown, which is that of the exact values', () => {
  const entries = fc.record({ kcal: fc.nat(9000), carbs: fc.nat(900), proteins: fc.nat(900), fats: fc.nat(900) })
  const tenths = ({ kcal, carbs, proteins, fats }: Record<(typeof nutrients)[number], number>) => ({
    kcal: kcal / 10,
    carbs: carbs / 10,
    proteins: proteins / 10,
    fats: fats / 10,
  })
  const meal = fc.record({
    enabled: fc.boolean(),
    recipes: fc.array(
      fc.tuple(entries, fc.integer({ min: 1, max: 8 })).map(([entry, quarters]) => ({
        ...tenths(entry),
        portions: quarters / 4,
      })),
      { maxLength: 3 },
    ),
    foods: fc.array(entries.map(tenths), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(fc.array(meal, { maxLength: 6 }), (meals) => {
      const displayed = displayedDay({ meals })
      const exact = sumNutrition({ meals })
      for (const nutrient of nutrients) {
        const shown = [...displayed.entries.values()].reduce((sum, entry) => sum + entry[nutrient], 0)
        expect(shown).toBe(displayed.sum[nutrient])
        expect(Math.abs(displayed.sum[nutrient] - exact[nutrient])).toBeLessThanOrEqual(0.5 + 1e-6)
        for (const [entry, figures] of displayed.entries)
          expect(Math.abs(figures[nutrient] - entryNutrition(entry)[nutrient])).toBeLessThan(1)
      }
    }),
  )
})
