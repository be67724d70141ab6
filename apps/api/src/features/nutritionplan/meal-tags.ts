import type { Meal } from '@kostbar/contracts/meals'

const snack = ['Snack']
const main = ['Mittagessen', 'Abendessen']

/** Recipe tags that fit each meal; lunch and dinner share theirs. */
export const mealTags: Readonly<Record<Meal, readonly string[]>> = {
  BREAKFAST: ['Frühstück'],
  MORNING_SNACK: snack,
  LUNCH: main,
  AFTERNOON_SNACK: snack,
  DINNER: main,
  LATE_SNACK: snack,
}

/** All recipe tags that name a meal. */
export const allMealTags: readonly string[] = [...new Set(Object.values(mealTags).flat())]
