import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { isMealEnabled, type PlanWeek, slotOf } from './plan-week.ts'

/** Direction of an arrow key. */
export type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * Focusable element of the board: an entry (its key), or the add button of a meal. Only one is in the tab order; arrow
 * keys reach the others.
 */
export type Stop = string

/** Stop at the button that adds to a meal. */
export const addStop = ({ day, meal }: MealSlot): Stop => `add ${day} ${meal}`

const addStops: ReadonlyMap<Stop, MealSlot> = new Map(
  weekdays.flatMap((day) => meals.map((meal) => [addStop({ day, meal }), { day, meal }])),
)

/** Meal of a stop; undefined when its entry no longer exists. */
export const slotOfStop = (week: PlanWeek, stop: Stop): MealSlot | undefined => addStops.get(stop) ?? slotOf(week, stop)

/** Whether the stop is an add button. */
export const isAddStop = (stop: Stop): boolean => addStops.has(stop)

const stopsOfMeal = (week: PlanWeek, slot: MealSlot): Stop[] => [
  ...week.days[slot.day][slot.meal].entries.map(({ key }) => key),
  addStop(slot),
]

const enabledMeals = (week: PlanWeek): Meal[] => meals.filter((meal) => isMealEnabled(week, meal))

/** Meal itself if it is on, else the first meal of its day that is; unchanged when all are off. */
export function enabledSlot(week: PlanWeek, slot: MealSlot): MealSlot {
  const meal = isMealEnabled(week, slot.meal) ? slot.meal : enabledMeals(week)[0]
  return meal === undefined || meal === slot.meal ? slot : { day: slot.day, meal }
}

/** Stop reached by an arrow key; undefined at the edge. */
export function nextStop(week: PlanWeek, stop: Stop, direction: Direction): Stop | undefined {
  const slot = slotOfStop(week, stop)
  if (!slot) return undefined
  if (direction === 'up' || direction === 'down') {
    const column = enabledMeals(week).flatMap((meal) => stopsOfMeal(week, { day: slot.day, meal }))
    const index = column.indexOf(stop) + (direction === 'down' ? 1 : -1)
    return column[index]
  }
  const day = neighbourDay(slot.day, direction)
  if (!day) return undefined
  const index = stopsOfMeal(week, slot).indexOf(stop)
  const row = stopsOfMeal(week, { day, meal: slot.meal })
  // From an add button to the next day's add button, else to the entry at the same index.
  return isAddStop(stop) ? row.at(-1) : row[Math.min(index, row.length - 1)]
}

/** The day before (left) or after (right); undefined at either end of the week. */
export function neighbourDay(day: Weekday, direction: 'left' | 'right'): Weekday | undefined {
  return weekdays[weekdays.indexOf(day) + (direction === 'right' ? 1 : -1)]
}

/** Target of an entry moved by one place; undefined at the edge. */
export function moveTarget(
  week: PlanWeek,
  key: string,
  direction: Direction,
): { readonly to: MealSlot; readonly index?: number } | undefined {
  const slot = slotOf(week, key)
  if (!slot) return undefined
  if (direction === 'left' || direction === 'right') {
    const day = neighbourDay(slot.day, direction)
    return day && { to: { day, meal: slot.meal } }
  }
  const { entries } = week.days[slot.day][slot.meal]
  const index = entries.findIndex((entry) => entry.key === key) + (direction === 'down' ? 1 : -1)
  if (index >= 0 && index < entries.length) return { to: slot, index }
  const row = enabledMeals(week)
  const meal = row[row.indexOf(slot.meal) + (direction === 'down' ? 1 : -1)]
  if (!meal) return undefined
  return direction === 'down' ? { to: { day: slot.day, meal }, index: 0 } : { to: { day: slot.day, meal } }
}

/** Stop to focus after an entry is removed: the next entry of the meal, else its add button. */
export function stopAfterRemoval(week: PlanWeek, key: string): Stop | undefined {
  const slot = slotOf(week, key)
  if (!slot) return undefined
  const stops = stopsOfMeal(week, slot)
  return stops[stops.indexOf(key) + 1]
}
