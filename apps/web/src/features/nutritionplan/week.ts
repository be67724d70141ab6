import type { Weekday } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedMeal } from '@kostbar/contracts/nutritionplan/schemas'

/** The days of a plan starting with the given weekday; the plan repeats weekly. */
export function weekFrom(days: readonly PlanDay[], first: Weekday): PlanDay[] {
  const start = Math.max(
    0,
    days.findIndex(({ day }) => day === first),
  )
  return [...days.slice(start), ...days.slice(0, start)]
}

/** The meals shown to the member: enabled and not empty. */
export const visibleMeals = ({ meals }: PlanDay): PlannedMeal[] =>
  meals.filter(({ enabled, recipes, note }) => enabled && (recipes.length > 0 || note !== ''))

/** Whether nothing is planned all week. */
export const isEmptyPlan = (days: readonly PlanDay[]): boolean => days.every((day) => visibleMeals(day).length === 0)
