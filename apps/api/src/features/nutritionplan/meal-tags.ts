import type { Meal } from '@kostbar/contracts/meals'

const snack = ['Snack']
const main = ['Mittagessen', 'Abendessen']

/** Tags of recipes that are eaten at a meal; what is a lunch makes a dinner. */
export const mealTags: Readonly<Record<Meal, readonly string[]>> = {
  BREAKFAST: ['Frühstück'],
  MORNING_SNACK: snack,
  LUNCH: main,
  AFTERNOON_SNACK: snack,
  DINNER: main,
  LATE_SNACK: snack,
}

/** Tags that name a meal. */
export const allMealTags: readonly string[] = [...new Set(Object.values(mealTags).flat())]
