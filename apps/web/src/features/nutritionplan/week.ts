import { addDays, viennaDay } from '@kostbar/contracts/calendar'
import type { Weekday } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedFood, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { weekdayInVienna } from '../../domain/days/weekday.ts'

/** Days of a plan starting with the given weekday; the plan repeats weekly. */
export function weekFrom(days: readonly PlanDay[], first: Weekday): PlanDay[] {
  const start = Math.max(
    0,
    days.findIndex(({ day }) => day === first),
  )
  return [...days.slice(start), ...days.slice(0, start)]
}

/** Plan day with its next date. */
export interface DatedDay extends PlanDay {
  /** ISO date in Vienna, such as `2026-11-23`. */
  readonly date: string
}

/** Days of a plan from today (Vienna) on, each with its date. */
export const datedWeek = (days: readonly PlanDay[], now: Date): DatedDay[] =>
  weekFrom(days, weekdayInVienna(now)).map((day, index) => ({ ...day, date: addDays(viennaDay(now), index) }))

/** Recipes and foods of a meal, in plan order. */
export const entriesOf = ({ recipes, foods }: PlannedMeal): (PlannedRecipe | PlannedFood)[] =>
  [...recipes, ...foods].sort((a, b) => a.position - b.position)

/** Meals shown to the member: switched on, with an entry or a note. */
export const visibleMeals = ({ meals }: PlanDay): PlannedMeal[] =>
  meals.filter((meal) => meal.enabled && (entriesOf(meal).length > 0 || meal.note !== ''))

/** Whether no meal of the week is visible. */
export const isEmptyPlan = (days: readonly PlanDay[]): boolean => days.every((day) => visibleMeals(day).length === 0)

/** Whether something is planned for a meal that is switched off; it is not listed meanwhile. */
export const hasDisabledMeals = (days: readonly PlanDay[]): boolean =>
  days.some(({ meals }) => meals.some(({ enabled, hasEntries }) => !enabled && hasEntries))

/** Maximum entries of a day with which the printed week fits a page in normal type. */
const maxNormalEntries = 7

/** Whether the printed week needs smaller type, because a day has too many entries and notes. */
export const isDenseWeek = (days: readonly PlanDay[]): boolean =>
  days.some((day) => {
    const counts = visibleMeals(day).map((meal) => entriesOf(meal).length + (meal.note ? 1 : 0))
    return counts.reduce((sum, count) => sum + count, 0) > maxNormalEntries
  })
