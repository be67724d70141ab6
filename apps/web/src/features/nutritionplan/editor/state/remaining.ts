import type { MacroTargets, Nutrition } from '@kostbar/contracts/macros/schemas'

/** Remaining nutrition of a day up to its targets, in whole kcal and g; negative above the target. */
export const remainingOf = (targets: MacroTargets, planned: Nutrition): Nutrition => ({
  kcal: Math.round(targets.kcal - planned.kcal),
  carbs: Math.round(targets.carbs - planned.carbs),
  proteins: Math.round(targets.proteins - planned.proteins),
  fats: Math.round(targets.fats - planned.fats),
})
