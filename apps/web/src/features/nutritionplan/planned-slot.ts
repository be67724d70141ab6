import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'

/** Planned recipe with its day and meal. */
export interface PlannedSlot {
  readonly day: Weekday
  /** Day version that a change is based on. */
  readonly version: number
  readonly meal: Meal
  readonly recipe: PlannedRecipe
}
