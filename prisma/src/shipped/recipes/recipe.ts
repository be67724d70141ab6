import type { Unit } from '@kostbar/contracts/recipes/units'

/** All tags of shipped recipes. Tags about ingredients and diet are complete, so that recipes can be filtered by them. */
export const recipeTags = [
  'Frühstück',
  'Snack',
  'Mittagessen',
  'Abendessen',
  'Suppe',
  'Salat',
  'Süß',
  'Vegetarisch',
  'Vegan',
  'Fisch',
  'Geflügel',
  'Fleisch',
  'Glutenfrei',
  'Laktosefrei',
  'Eiweißreich',
  'Schnell',
  'Vorkochen',
  'Österreichisch',
] as const

export type RecipeTag = (typeof recipeTags)[number]

/**
 * Picture of a dish: its form with a variant, then the visible ingredients, by the names of `packages/illustrations`.
 */
export type Picture = [form: `${string}:${string}`, ...ingredients: string[]]

export interface ShippedIngredient {
  /** Key of a shipped food. */
  food: string
  amount: number
  unit: Unit
  /** Name of the food's household measure in which the grams are expressed. */
  measure?: string
  note?: string
}

export interface ShippedRecipe {
  name: string
  description: string
  servings: number
  /** Working and cooking time together; soaking or resting overnight is not counted. */
  prepMinutes: number
  tags: RecipeTag[]
  ingredients: ShippedIngredient[]
  steps: string[]
  picture: Picture
}
