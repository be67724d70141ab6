import type { Meal } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedMeal } from '@kostbar/contracts/nutritionplan/schemas'
import { hourInVienna } from '../../lib/format.ts'
import { datedWeek, visibleMeals } from './week.ts'

/** Hour of the day in Vienna at which a meal counts as over. */
const endHour: Readonly<Record<Meal, number>> = {
  BREAKFAST: 10,
  MORNING_SNACK: 12,
  LUNCH: 14,
  AFTERNOON_SNACK: 17,
  DINNER: 21,
  LATE_SNACK: 24,
}

/** Meal with its day. */
export interface UpcomingMeal {
  readonly day: PlanDay
  /** Days from today; 0 for today. */
  readonly daysAhead: number
  readonly meal: PlannedMeal
}

/** First meal that is not over at a moment, up to six days ahead; undefined for an empty plan. */
export function findNextMeal(plan: readonly PlanDay[], now: Date): UpcomingMeal | undefined {
  const hour = hourInVienna(now)
  for (const [daysAhead, day] of datedWeek(plan, now).entries()) {
    const meal = visibleMeals(day).find(({ id }) => daysAhead > 0 || endHour[id] > hour)
    if (meal) return { day, daysAhead, meal }
  }
  return undefined
}
