import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'

/** Energy and macros in display order. */
export const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
export type Nutrient = (typeof nutrients)[number]

/** A day's sum compared to its target: within 5 % (`on`), within 10 % (`above`, `below`), or beyond (`far-…`). */
export type TargetLevel = 'on' | 'above' | 'below' | 'far-above' | 'far-below'

const onTolerance = 0.05
const nearTolerance = 0.1
/** Larger than the floating point error of a sum. */
const floatTolerance = 1e-9

/** The nutrition of a day's meals, unrounded. Disabled meals do not count, withdrawn recipes do. */
export function sumNutrition({ meals }: PlanDay): Nutrition {
  const plannedRecipes = meals.filter(({ enabled }) => enabled).flatMap(({ recipes }) => recipes)
  const sum = (nutrient: Nutrient) =>
    plannedRecipes.reduce((total, recipe) => total + recipe[nutrient] * recipe.portions, 0)
  return { kcal: sum('kcal'), carbs: sum('carbs'), proteins: sum('proteins'), fats: sum('fats') }
}

/** Compares the unrounded values. */
export function compareToTarget(actual: number, target: number): TargetLevel {
  const difference = actual - target
  const distance = Math.abs(difference) - floatTolerance
  if (distance <= target * onTolerance) return 'on'
  const side = difference > 0 ? 'above' : 'below'
  return distance <= target * nearTolerance ? side : `far-${side}`
}
