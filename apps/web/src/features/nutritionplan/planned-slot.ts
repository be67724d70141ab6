import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'

/** A recipe of the plan with its place. */
export interface PlannedSlot {
  readonly day: Weekday
  /** The day's version. */
  readonly version: number
  readonly meal: Meal
  readonly recipe: PlannedRecipe
}
