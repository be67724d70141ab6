import { energyOf } from '../energy.ts'
import type { Weekday } from '../meals.ts'
import type { MacroTargets, WeekdayTargets } from './schemas.ts'

/** Daily targets as a user or a history entry holds them. */
interface HeldTargets {
  readonly kcal: number | null
  readonly carbs: number | null
  readonly proteins: number | null
  readonly fats: number | null
}

/** The targets of every day; null when none are set. */
export function everydayTargets({ kcal, carbs, proteins, fats }: HeldTargets): MacroTargets | null {
  if (kcal === null || carbs === null || proteins === null || fats === null) return null
  return { kcal, carbs, proteins, fats }
}

/** The targets of a weekday: its own where it differs. Null when none are set. */
export const targetsOn = (
  held: HeldTargets & { readonly weekdayTargets: WeekdayTargets | null },
  weekday: Weekday,
): MacroTargets | null => held.weekdayTargets?.[weekday] ?? everydayTargets(held)

/** Carbohydrates in whole grams for which the macros add up to the energy; at least 0. */
export const fittingCarbs = ({ kcal, proteins, fats }: Pick<MacroTargets, 'kcal' | 'proteins' | 'fats'>): number =>
  Math.max(
    0,
    Math.round((kcal - energyOf({ carbs: 0, proteins, fats })) / energyOf({ carbs: 1, proteins: 0, fats: 0 })),
  )

/** The same protein and fat at another energy: carbohydrates make up the difference. */
export const withEnergy = (targets: MacroTargets, kcal: number): MacroTargets => ({
  ...targets,
  kcal,
  carbs: fittingCarbs({ ...targets, kcal }),
})
