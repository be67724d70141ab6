import { energyOf } from '@kostbar/contracts/energy'
import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import type { User } from '@kostbar/contracts/users/schemas'

/** A user's daily targets, or null if none are set. */
export function readTargets({ kcal, carbs, proteins, fats }: User): MacroTargets | null {
  if (kcal === null || carbs === null || proteins === null || fats === null) return null
  return { kcal, carbs, proteins, fats }
}

/** Carbohydrates in whole grams for which the macros add up to the energy; at least 0. */
export const fittingCarbs = ({ kcal, proteins, fats }: MacroTargets): number =>
  Math.max(
    0,
    Math.round((kcal - energyOf({ carbs: 0, proteins, fats })) / energyOf({ carbs: 1, proteins: 0, fats: 0 })),
  )
