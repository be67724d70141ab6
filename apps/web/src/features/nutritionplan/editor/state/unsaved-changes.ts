import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { changedSwitches } from './merge-week.ts'
import type { DayAllergens } from './plan-snapshot.ts'
import { changedMeals, isMealEnabled, isSameItem, type PlanWeek } from './plan-week.ts'

/**
 * What of an edited week the API has not stored.
 * @param hidesDisabledMeals whether the API leaves the content of a meal out that is off
 */
export function unsavedChanges(stored: PlanWeek, edited: PlanWeek, hidesDisabledMeals = false) {
  /** Whether the stored content of a meal is unknown: it is off here as well, so a difference is no change. */
  const isHidden = (meal: Meal) => hidesDisabledMeals && !isMealEnabled(stored, meal) && !isMealEnabled(edited, meal)
  const mealsOf = (day: Weekday) => changedMeals(stored.days[day], edited.days[day]).filter((meal) => !isHidden(meal))
  const days = weekdays.filter((day) => mealsOf(day).length > 0)
  const switches = changedSwitches(stored, edited)
  return {
    /** Meals of a day with changed content. */
    mealsOf,
    /** Days with changed meals. */
    days,
    /** Meals that were switched on or off. */
    switches,
    isEmpty: days.length === 0 && switches.length === 0,
    /** Whether a switch can be saved. The own plan takes no changes of a meal that is off, so they are saved before. */
    canSwitch: (meal: Meal) => isMealEnabled(edited, meal) || days.every((day) => !mealsOf(day).includes(meal)),
  }
}

/** Keys of the unsaved entries of a day that add a conflicting item to a meal; an item that the meal had before may stay. */
export const conflictingKeys = (stored: PlanWeek, edited: PlanWeek, { day, items }: DayAllergens): string[] =>
  meals.flatMap((meal) =>
    edited.days[day][meal].entries
      .filter(({ item }) => items.some(({ recipeId, foodId }) => item.id === recipeId || item.id === foodId))
      .filter(({ item }) => !stored.days[day][meal].entries.some((before) => isSameItem(before.item, item)))
      .map(({ key }) => key),
  )
