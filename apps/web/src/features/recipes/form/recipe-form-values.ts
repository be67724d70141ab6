import type { Request } from '@kostbar/contracts/endpoint'
import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import type { Unit } from '@kostbar/contracts/recipes/units'
import { parseGermanNumber } from '../../../lib/parse-number.ts'

/** Values of the recipe form; numbers are strings until they are submitted. */
export interface RecipeFormValues {
  name: string
  description: string
  /** Computed from the ingredients instead of the four fields. */
  isComputed: boolean
  kcal: string
  carbs: string
  proteins: string
  fats: string
  servings: string
  prepMinutes: string
  tags: string[]
  /** Taken from the ingredients instead of the choice. */
  hasComputedAllergens: boolean
  allergens: Allergen[]
  /** "Contains none of them"; never together with letters. */
  noAllergens: boolean
  ingredients: { amount: string; unit: Unit; normalName: string; note: string | null; foodId: string | null }[]
  steps: { text: string }[]
}

export const emptyIngredient = {
  amount: '',
  unit: 'g',
  normalName: '',
  note: null,
  foodId: null,
} as const satisfies RecipeFormValues['ingredients'][0]
export const emptyStep = { text: '' }

export const emptyRecipe: RecipeFormValues = {
  name: '',
  description: '',
  isComputed: true,
  kcal: '',
  carbs: '',
  proteins: '',
  fats: '',
  servings: '2',
  prepMinutes: '',
  tags: [],
  hasComputedAllergens: true,
  allergens: [],
  noAllergens: false,
  ingredients: [emptyIngredient],
  steps: [emptyStep],
}

export type RecipeDraft = Request<typeof recipes.add>['body']

/** A number as it is typed: `1,5`. */
const numberField = (value: number) => String(value).replace('.', ',')
const roundedField = (value: number) => numberField(Math.round(value * 10) / 10)

/** The form of a stored recipe. */
export const formValuesOf = (recipe: RecipeDetail): RecipeFormValues => ({
  name: recipe.name,
  description: recipe.description,
  isComputed: recipe.nutritionBy === 'FOODS',
  ...nutritionFields(recipe),
  servings: String(recipe.servings),
  prepMinutes: recipe.prepMinutes === null ? '' : String(recipe.prepMinutes),
  tags: recipe.tags,
  hasComputedAllergens: recipe.allergensBy === 'FOODS',
  allergens: recipe.allergens,
  noAllergens: recipe.allergensStated && recipe.allergens.length === 0,
  ingredients: recipe.ingredients.map(({ amount, ...ingredient }) => ({ ...ingredient, amount: numberField(amount) })),
  steps: recipe.steps.map((text) => ({ text })),
})

/** Computed values as the fields that are entered by hand. */
export const nutritionFields = ({ kcal, carbs, proteins, fats }: Nutrition) => ({
  kcal: roundedField(kcal),
  carbs: roundedField(carbs),
  proteins: roundedField(proteins),
  fats: roundedField(fats),
})

/** NaN fails the contract's validation with the field's message. */
const parseRequired = (text: string) => parseGermanNumber(text) ?? Number.NaN

/** Input of kcal and grams; the API computes those that come from the ingredients. */
function nutritionOf(form: RecipeFormValues) {
  if (form.isComputed) return { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  return {
    kcal: parseRequired(form.kcal),
    carbs: parseRequired(form.carbs),
    proteins: parseRequired(form.proteins),
    fats: parseRequired(form.fats),
  }
}

/** Converts form values to the request body without the photo, not validated yet. */
export const toRecipeInput = (form: RecipeFormValues): Omit<RecipeDraft, 'image'> => ({
  name: form.name,
  description: form.description,
  nutritionBy: form.isComputed ? 'FOODS' : 'HAND',
  ...nutritionOf(form),
  tags: form.tags,
  allergensBy: form.hasComputedAllergens ? 'FOODS' : 'HAND',
  allergens: form.hasComputedAllergens ? [] : form.allergens,
  allergensStated: !form.hasComputedAllergens && (form.noAllergens || form.allergens.length > 0),
  servings: parseRequired(form.servings),
  prepMinutes: parseGermanNumber(form.prepMinutes) ?? null,
  ingredients: form.ingredients.map((ingredient) => ({ ...ingredient, amount: parseRequired(ingredient.amount) })),
  steps: form.steps.map(({ text }) => text),
})
