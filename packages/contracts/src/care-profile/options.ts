/** German names of the intolerances that a care profile can contain. */
export const intolerances = {
  LACTOSE: 'Laktose',
  FRUCTOSE: 'Fruktose',
  HISTAMINE: 'Histamin',
  GLUTEN: 'Gluten',
} as const
export type Intolerance = keyof typeof intolerances

/** German names of the diets. */
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

/** Maximum number of likes, and of dislikes. */
export const maxFoodWords = 50

/** Maximum number of characters of a like or dislike. */
export const maxFoodWordLength = 60
