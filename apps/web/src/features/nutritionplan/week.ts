import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedMeal } from '@kostbar/contracts/nutritionplan/schemas'
import { dayInVienna } from '../../lib/format.ts'

/** The weekday it is in Vienna. */
export function weekdayInVienna(moment: Date): Weekday {
  const day = new Date(`${dayInVienna(moment)}T12:00:00Z`).getUTCDay()
  return weekdays[(day + 6) % 7] ?? 'Monday'
}

/** The week from a weekday on: the plan repeats, so what was before comes after Sunday again. */
export function weekFrom(days: readonly PlanDay[], first: Weekday): PlanDay[] {
  const start = Math.max(
    0,
    days.findIndex(({ day }) => day === first),
  )
  return [...days.slice(start), ...days.slice(0, start)]
}

/** The meals a member sees: those that are switched on, as far as there is something in them. */
export const mealsOf = ({ meals }: PlanDay): PlannedMeal[] =>
  meals.filter(({ enabled, recipes, note }) => enabled && (recipes.length > 0 || note !== ''))

/** Whether there is nothing in the whole week. */
export const isFree = (days: readonly PlanDay[]): boolean => days.every((day) => mealsOf(day).length === 0)
