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

export type Unit = 'g' | 'ml' | 'Stk' | 'EL' | 'TL' | 'Prise'

/** What a dish picture can show; the first one leads the picture. */
export type PictureKind =
  | 'tomato'
  | 'carrot'
  | 'lemon'
  | 'avocado'
  | 'broccoli'
  | 'mushroom'
  | 'egg'
  | 'bread'
  | 'olive-oil'
  | 'basil'
  | 'parsley'
  | 'dill'
  | 'pumpkin'
  | 'apple'
  | 'pear'
  | 'berries'
  | 'apricot'
  | 'beetroot'
  | 'fish'
  | 'cheese'
  | 'nuts'
  | 'lentils'
  | 'beans'
  | 'potato'
  | 'onion'
  | 'garlic'
  | 'pepper'
  | 'spinach'
  | 'yoghurt'

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
  picture: PictureKind[]
}
