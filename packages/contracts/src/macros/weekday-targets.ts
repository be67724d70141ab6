import { energyOf } from '../energy.ts'
import type { Weekday } from '../meals.ts'
import type { MacroTargets, WeekdayTargets } from './schemas.ts'

/** Macro targets as stored with a user or a history entry. */
interface StoredTargets {
  readonly kcal: number | null
  readonly carbs: number | null
  readonly proteins: number | null
  readonly fats: number | null
}

/** Macro targets that apply every day; null when none are set. */
export function everydayTargets({ kcal, carbs, proteins, fats }: StoredTargets): MacroTargets | null {
  if (kcal === null || carbs === null || proteins === null || fats === null) return null
  return { kcal, carbs, proteins, fats }
}

/** Macro targets of a weekday: its own if it has some, otherwise those of every day. Null when none are set. */
export const targetsOn = (
  stored: StoredTargets & { readonly weekdayTargets: WeekdayTargets | null },
  weekday: Weekday,
): MacroTargets | null => stored.weekdayTargets?.[weekday] ?? everydayTargets(stored)

/** Carbohydrates in whole grams (at least 0) with which the macros add up to the energy. */
export const fittingCarbs = ({ kcal, proteins, fats }: Pick<MacroTargets, 'kcal' | 'proteins' | 'fats'>): number =>
  Math.max(
    0,
    Math.round((kcal - energyOf({ carbs: 0, proteins, fats })) / energyOf({ carbs: 1, proteins: 0, fats: 0 })),
  )

/** Targets with the same protein and fat at another energy in kcal; carbohydrates make up the difference. */
export const withEnergy = (targets: MacroTargets, kcal: number): MacroTargets => ({
  ...targets,
  kcal,
  carbs: fittingCarbs({ ...targets, kcal }),
})
