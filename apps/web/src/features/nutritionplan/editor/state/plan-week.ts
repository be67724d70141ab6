import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { scaledNutrition, sumOfNutrition } from '@kostbar/contracts/nutrition'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'

/** Recipe or food that can be planned. */
export interface EditorItem {
  readonly kind: 'recipe' | 'food'
  readonly id: string
  readonly name: string
  /** Nutrition in kcal and g: per portion of a recipe, per gram of a food. */
  readonly nutrition: Nutrition
  /** Whether it was withdrawn after it was planned: still counts, cannot be planned again. */
  readonly removed: boolean
  /** Whether the recipe was edited after it was planned. */
  readonly edited: boolean
  /** Allergens compared with the care profile. */
  readonly allergens: readonly Allergen[]
  readonly allergensStated: boolean
  readonly ingredientNames: readonly string[]
  /** Household measures of a food; empty for a recipe. */
  readonly measures: readonly HouseholdMeasure[]
  /** Source of the food's values in German, if it must be named; only set on search results. */
  readonly source?: string
}

/** Plan entry in a meal. Keys are unique in the browser tab and survive moves and undo. */
export interface PlanEntry {
  readonly key: string
  readonly item: EditorItem
  /** Amount: portions of a recipe, grams of a food. */
  readonly amount: number
  /** Whether the portion fit must keep the amount. */
  readonly locked: boolean
}

export interface MealPlan {
  readonly note: string
  readonly entries: readonly PlanEntry[]
}

/** Content of each meal of a day. */
export type DayPlan = Readonly<Record<Meal, MealPlan>>

/** Immutable week of the editor. Parts without changes keep their identity. */
export interface PlanWeek {
  readonly days: Readonly<Record<Weekday, DayPlan>>
  /** Meals switched off for the whole week. */
  readonly disabledMeals: readonly Meal[]
}

/** Computes a value for each day of the week. */
export const mapDays = <Value>(read: (day: Weekday) => Value): Record<Weekday, Value> => ({
  Monday: read('Monday'),
  Tuesday: read('Tuesday'),
  Wednesday: read('Wednesday'),
  Thursday: read('Thursday'),
  Friday: read('Friday'),
  Saturday: read('Saturday'),
  Sunday: read('Sunday'),
})

export const isMealEnabled = (week: PlanWeek, meal: Meal): boolean => !week.disabledMeals.includes(meal)

export const findEntry = ({ entries }: MealPlan, key: string): PlanEntry | undefined =>
  entries.find((entry) => entry.key === key)

/** Day and meal of an entry; undefined if it does not exist. */
export function slotOf(week: PlanWeek, key: string): MealSlot | undefined {
  for (const day of weekdays) for (const meal of meals) if (findEntry(week.days[day][meal], key)) return { day, meal }
  return undefined
}

export const isSameItem = (a: EditorItem, b: EditorItem): boolean => a.kind === b.kind && a.id === b.id

/** Nutrition of an entry's amount, unrounded. */
export const entryNutrition = ({ item, amount }: PlanEntry): Nutrition => scaledNutrition(item.nutrition, amount)

/** Entries of a day's switched-on meals, in meal order; only these count. */
export const countedEntries = (week: PlanWeek, day: Weekday): PlanEntry[] =>
  meals.filter((meal) => isMealEnabled(week, meal)).flatMap((meal) => week.days[day][meal].entries)

/** Nutrition of a day's counted entries, unrounded. */
export const dayNutrition = (week: PlanWeek, day: Weekday): Nutrition =>
  sumOfNutrition(countedEntries(week, day).map(entryNutrition))

/** Whether nothing is planned all week, not even in meals that are switched off. */
export const isEmptyWeek = ({ days }: PlanWeek): boolean =>
  weekdays.every((day) => meals.every((meal) => isEmptyMeal(days[day][meal])))

export const isEmptyMeal = ({ entries, note }: MealPlan): boolean => entries.length === 0 && note === ''

/** Whether two meals have the same content, regardless of entry keys. */
export const hasSameContent = (a: MealPlan, b: MealPlan): boolean =>
  a === b ||
  (a.note === b.note &&
    a.entries.length === b.entries.length &&
    a.entries.every((entry, index) => {
      const other = b.entries[index]
      return (
        other !== undefined &&
        isSameItem(entry.item, other.item) &&
        entry.amount === other.amount &&
        entry.locked === other.locked
      )
    }))

/** Meals in which two versions of a day differ. */
export const changedMeals = (a: DayPlan, b: DayPlan): Meal[] =>
  meals.filter((meal) => !hasSameContent(a[meal], b[meal]))
