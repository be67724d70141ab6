import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'

/** A recipe or a food, as it can be planned. */
export interface PlanItem {
  readonly kind: 'recipe' | 'food'
  readonly id: string
  readonly name: string
  /** kcal and grams of one portion of a recipe, of one gram of a food. */
  readonly nutrition: Nutrition
  /** Withdrawn since it was planned: still counts, cannot be planned again. */
  readonly removed: boolean
  /** The recipe was edited since it was planned. */
  readonly edited: boolean
  /** What the allergy guard compares with the care profile. */
  readonly allergens: readonly Allergen[]
  readonly allergensStated: boolean
  readonly ingredientNames: readonly string[]
}

/** An item in a meal. Keys are unique in the browser tab and keep their entry through moves and undo. */
export interface Entry {
  readonly key: string
  readonly item: PlanItem
  /** Portions of a recipe, grams of a food. */
  readonly amount: number
  /** The portion fit keeps its amount. */
  readonly locked: boolean
}

export interface MealPlan {
  readonly note: string
  readonly entries: readonly Entry[]
}

/** The meals of a day. */
export type DayPlan = Readonly<Record<Meal, MealPlan>>

/** A week as the editor holds it. Parts that a change leaves alone keep their identity. */
export interface PlanWeek {
  readonly days: Readonly<Record<Weekday, DayPlan>>
  /** Meals that are switched off, for the whole week. */
  readonly disabledMeals: readonly Meal[]
}

/** Where a meal is in the week. */
export interface MealSlot {
  readonly day: Weekday
  readonly meal: Meal
}

/** A value for each day of the week. */
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

export const findEntry = ({ entries }: MealPlan, key: string): Entry | undefined =>
  entries.find((entry) => entry.key === key)

/** The slot that holds an entry. */
export function slotOf(week: PlanWeek, key: string): MealSlot | undefined {
  for (const day of weekdays) for (const meal of meals) if (findEntry(week.days[day][meal], key)) return { day, meal }
  return undefined
}

export const isSameItem = (a: PlanItem, b: PlanItem): boolean => a.kind === b.kind && a.id === b.id

/** The nutrition of an entry's amount, unrounded. */
export const entryNutrition = ({ item, amount }: Entry): Nutrition => ({
  kcal: item.nutrition.kcal * amount,
  carbs: item.nutrition.carbs * amount,
  proteins: item.nutrition.proteins * amount,
  fats: item.nutrition.fats * amount,
})

/** The entries of a day that count: those of meals that are switched on, in the order of the day. */
export const countedEntries = (week: PlanWeek, day: Weekday): Entry[] =>
  meals.filter((meal) => isMealEnabled(week, meal)).flatMap((meal) => week.days[day][meal].entries)

/** The unrounded nutrition of a day. */
export function dayNutrition(week: PlanWeek, day: Weekday): Nutrition {
  const sum = { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  for (const entry of countedEntries(week, day)) {
    const { kcal, carbs, proteins, fats } = entryNutrition(entry)
    sum.kcal += kcal
    sum.carbs += carbs
    sum.proteins += proteins
    sum.fats += fats
  }
  return sum
}

/** Whether nothing is planned all week, not even in meals that are switched off. */
export const isEmptyWeek = ({ days }: PlanWeek): boolean =>
  weekdays.every((day) => meals.every((meal) => isEmptyMeal(days[day][meal])))

export const isEmptyMeal = ({ entries, note }: MealPlan): boolean => entries.length === 0 && note === ''

/** Whether two meals hold the same, whatever the keys of their entries. */
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

/** The meals in which two versions of a day differ. */
export const changedMeals = (a: DayPlan, b: DayPlan): Meal[] =>
  meals.filter((meal) => !hasSameContent(a[meal], b[meal]))
