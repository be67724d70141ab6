import type { Weekday } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedFood, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { dayInVienna } from '../../lib/format.ts'

/** The days of a plan starting with the given weekday; the plan repeats weekly. */
export function weekFrom(days: readonly PlanDay[], first: Weekday): PlanDay[] {
  const start = Math.max(
    0,
    days.findIndex(({ day }) => day === first),
  )
  return [...days.slice(start), ...days.slice(0, start)]
}

/** A day of the plan on its next date. */
export interface DatedDay extends PlanDay {
  /** `2026-11-23`, in Vienna. */
  readonly date: string
}

/** The days of a plan from today on, each with its date. */
export const datedWeek = (days: readonly PlanDay[], now: Date): DatedDay[] =>
  weekFrom(days, weekdayInVienna(now)).map((day, index) => ({ ...day, date: dayInVienna(now, index) }))

/** The recipes and foods of a meal in their order. */
export const entriesOf = ({ recipes, foods }: PlannedMeal): (PlannedRecipe | PlannedFood)[] =>
  [...recipes, ...foods].sort((a, b) => a.position - b.position)

/** The meals shown to the member: enabled and not empty. */
export const visibleMeals = ({ meals }: PlanDay): PlannedMeal[] =>
  meals.filter((meal) => meal.enabled && (entriesOf(meal).length > 0 || meal.note !== ''))

/** Whether nothing is planned all week. */
export const isEmptyPlan = (days: readonly PlanDay[]): boolean => days.every((day) => visibleMeals(day).length === 0)

/** Entries of a day up to which a week fits a printed page in the normal size. */
const maxNormalEntries = 7

/** Whether a day has so many entries, notes included, that the printed week needs smaller type. */
export const isDenseWeek = (days: readonly PlanDay[]): boolean =>
  days.some((day) => {
    const counts = visibleMeals(day).map((meal) => entriesOf(meal).length + (meal.note ? 1 : 0))
    return counts.reduce((sum, count) => sum + count, 0) > maxNormalEntries
  })
