import type { MacroTargets, Nutrition } from '@kostbar/contracts/macros/schemas'

/** What a day still lacks of its targets: whole kcal and grams, negative where it has too much. */
export const remainingOf = (targets: MacroTargets, planned: Nutrition): Nutrition => ({
  kcal: Math.round(targets.kcal - planned.kcal),
  carbs: Math.round(targets.carbs - planned.carbs),
  proteins: Math.round(targets.proteins - planned.proteins),
  fats: Math.round(targets.fats - planned.fats),
})
