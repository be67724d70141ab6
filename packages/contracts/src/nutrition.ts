import type { Nutrition } from './macros/schemas.ts'

/** Energy and macros in display order. */
export const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
export type Nutrient = (typeof nutrients)[number]

export const noNutrition: Nutrition = { kcal: 0, carbs: 0, proteins: 0, fats: 0 }

/** Multiple of a nutrition, unrounded. */
export const scaledNutrition = ({ kcal, carbs, proteins, fats }: Nutrition, times: number): Nutrition => ({
  kcal: kcal * times,
  carbs: carbs * times,
  proteins: proteins * times,
  fats: fats * times,
})

/**
 * Nutrition of a weight in grams of a food, unrounded.
 * @param grams weight of the food; its nutrition is per 100 g
 */
export const nutritionOfGrams = ({ kcal, carbs, proteins, fats }: Nutrition, grams: number): Nutrition => ({
  kcal: (kcal * grams) / 100,
  carbs: (carbs * grams) / 100,
  proteins: (proteins * grams) / 100,
  fats: (fats * grams) / 100,
})

const add = (a: Nutrition, b: Nutrition): Nutrition => ({
  kcal: a.kcal + b.kcal,
  carbs: a.carbs + b.carbs,
  proteins: a.proteins + b.proteins,
  fats: a.fats + b.fats,
})

/** Sum of nutrition, unrounded, added in the order of the list. */
export const sumOfNutrition = (list: readonly Nutrition[]): Nutrition => list.reduce(add, noNutrition)
