import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { isMealEnabled, type MealSlot, type PlanWeek, slotOf } from './plan-week.ts'

/** Arrow keys. */
export type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * What the focus can rest on in the board: an entry (its key), or the button that adds to a meal. One of them at a time can be
 * reached by Tab, the others by arrow keys.
 */
export type Stop = string

export const addStop = ({ day, meal }: MealSlot): Stop => `add ${day} ${meal}`

const addStops: ReadonlyMap<Stop, MealSlot> = new Map(
  weekdays.flatMap((day) => meals.map((meal) => [addStop({ day, meal }), { day, meal }])),
)

/** The meal a stop belongs to; undefined when its entry is gone. */
export const slotOfStop = (week: PlanWeek, stop: Stop): MealSlot | undefined => addStops.get(stop) ?? slotOf(week, stop)

/** Whether the stop is a button that adds. */
export const isAddStop = (stop: Stop): boolean => addStops.has(stop)

const stopsOfMeal = (week: PlanWeek, slot: MealSlot): Stop[] => [
  ...week.days[slot.day][slot.meal].entries.map(({ key }) => key),
  addStop(slot),
]

const enabledMeals = (week: PlanWeek): Meal[] => meals.filter((meal) => isMealEnabled(week, meal))

/** Where the focus goes; undefined at the edge. */
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
  // From the button that adds to the button that adds, else to the entry at the same height.
  return isAddStop(stop) ? row.at(-1) : row[Math.min(index, row.length - 1)]
}

export function neighbourDay(day: Weekday, direction: 'left' | 'right'): Weekday | undefined {
  return weekdays[weekdays.indexOf(day) + (direction === 'right' ? 1 : -1)]
}

/** Where an entry goes when it is moved one place; undefined at the edge. */
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

/** Where the focus goes once an entry is removed: to the next one of the meal, else to its button. */
export function stopAfterRemoval(week: PlanWeek, key: string): Stop | undefined {
  const slot = slotOf(week, key)
  if (!slot) return undefined
  const stops = stopsOfMeal(week, slot)
  return stops[stops.indexOf(key) + 1]
}
