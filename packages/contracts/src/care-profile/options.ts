/** Intolerances that a care profile can name, with their German names. */
export const intolerances = {
  LACTOSE: 'Laktose',
  FRUCTOSE: 'Fruktose',
  HISTAMINE: 'Histamin',
  GLUTEN: 'Gluten',
} as const
export type Intolerance = keyof typeof intolerances

/** Diet forms, with their German names. */
export const diets = {
  MIXED: 'Mischkost',
  FLEXITARIAN: 'Flexitarisch',
  PESCETARIAN: 'Pescetarisch',
  VEGETARIAN: 'Vegetarisch',
  VEGAN: 'Vegan',
  LOW_CARB: 'Wenig Kohlenhydrate',
  OTHER: 'Andere',
} as const
export type Diet = keyof typeof diets

/** Most entries of likes, and of dislikes. */
export const maxFoodWords = 50

/** Longest entry in characters. */
export const maxFoodWordLength = 60
