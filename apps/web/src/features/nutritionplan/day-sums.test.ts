import type { PlanDay, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { expect, test } from 'vitest'
import { compareToTarget, sumNutrition } from './day-sums.ts'

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
