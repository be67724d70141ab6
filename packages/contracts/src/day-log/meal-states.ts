/** German names of what became of a planned meal. */
export const mealStates = {
  EATEN: 'gegessen',
  OTHER: 'anders',
  SKIPPED: 'ausgelassen',
} as const
export type MealState = keyof typeof mealStates
