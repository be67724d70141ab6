import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'

/** What a day is compared by, in the order it is shown. */
export const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
export type Nutrient = (typeof nutrients)[number]

/** How a day's sum stands to its target: within 5 %, within 10 %, or beyond, above or below. */
export type Level = 'on' | 'above' | 'below' | 'far-above' | 'far-below'

const near = 0.05
const far = 0.1
/** Sums of decimals miss their exact value by less than this. */
const inexact = 1e-9

/** What a day's meals give, by portions and unrounded; switched-off meals give nothing, withdrawn recipes still count. */
export function sumOf({ meals }: PlanDay): Nutrition {
  const eaten = meals.filter(({ enabled }) => enabled).flatMap(({ recipes }) => recipes)
  const sum = (nutrient: Nutrient) => eaten.reduce((total, recipe) => total + recipe[nutrient] * recipe.portions, 0)
  return { kcal: sum('kcal'), carbs: sum('carbs'), proteins: sum('proteins'), fats: sum('fats') }
}

/** Compares unrounded values, so that what is shown rounded never decides. */
export function levelOf(actual: number, target: number): Level {
  const difference = actual - target
  const distance = Math.abs(difference) - inexact
  if (distance <= target * near) return 'on'
  const side = difference > 0 ? 'above' : 'below'
  return distance <= target * far ? side : `far-${side}`
}
