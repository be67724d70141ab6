import type { Meal, Weekday } from '@kostbar/contracts/meals'

/** Meal on a weekday of the plan. */
export interface MealSlot {
  readonly day: Weekday
  readonly meal: Meal
}
