import type { Unit } from '@kostbar/contracts/recipes/units'

/** Every tag a demo recipe may carry; the ones about what is (not) inside are complete, so they can be filtered by. */
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

/** What is drawn: the form of the dish with its variant, then the ingredients seen; names as in `packages/illustrations`. */
export type Picture = [form: `${string}:${string}`, ...ingredients: string[]]

export interface DemoIngredient {
  /** Key of a demo food. */
  food: string
  amount: number
  unit: Unit
  note?: string
}

export interface DemoRecipe {
  name: string
  description: string
  servings: number
  /** Working and cooking time together; soaking or resting overnight is not counted. */
  prepMinutes: number
  tags: RecipeTag[]
  ingredients: DemoIngredient[]
  steps: string[]
  picture: Picture
}
