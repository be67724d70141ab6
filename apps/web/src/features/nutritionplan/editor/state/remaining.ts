import type { MacroTargets, Nutrition } from '@kostbar/contracts/macros/schemas'

/** What a day still lacks of its targets: whole kcal and grams, at least 0. */
export const remainingOf = (targets: MacroTargets, planned: Nutrition): Nutrition => ({
  kcal: Math.max(0, Math.round(targets.kcal - planned.kcal)),
  carbs: Math.max(0, Math.round(targets.carbs - planned.carbs)),
  proteins: Math.max(0, Math.round(targets.proteins - planned.proteins)),
  fats: Math.max(0, Math.round(targets.fats - planned.fats)),
})
