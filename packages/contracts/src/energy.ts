import type { Nutrition } from './macros/schemas.ts'

/** Energy in kcal of the three macros in grams: 4 kcal per gram of protein and carbohydrate, 9 kcal per gram of fat. */
export const energyOf = ({ proteins, carbs, fats }: Omit<Nutrition, 'kcal'>): number =>
  4 * proteins + 4 * carbs + 9 * fats

/** Difference in kcal that rounding can cause. */
export const energyToleranceKcal = 25

/** Whether the grams add up to the energy: within 2 %, or within 25 kcal. */
export function addsUp(nutrition: Nutrition): boolean {
  const difference = Math.abs(energyOf(nutrition) - nutrition.kcal)
  return difference <= energyToleranceKcal || difference <= nutrition.kcal * 0.02
}
