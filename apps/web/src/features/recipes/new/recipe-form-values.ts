import type { Request } from '@kostbar/contracts/endpoint'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { unit } from '@kostbar/contracts/recipes/schemas'
import type * as z from 'zod/mini'
import { parseGermanNumber } from '../../../lib/parse-number.ts'

export type Unit = z.infer<typeof unit>

/** Values of the recipe form; numbers are strings until they are submitted. */
export interface RecipeFormValues {
  name: string
  description: string
  kcal: string
  carbs: string
  proteins: string
  fats: string
  servings: string
  prepMinutes: string
  tags: string[]
  allergens: Allergen[]
  /** "Contains none of them"; never together with letters. */
  noAllergens: boolean
  ingredients: { amount: string; unit: Unit; normalName: string }[]
  steps: { text: string }[]
}

export const emptyIngredient = {
  amount: '',
  unit: 'g',
  normalName: '',
} as const satisfies RecipeFormValues['ingredients'][0]
export const emptyStep = { text: '' }

export const emptyRecipe: RecipeFormValues = {
  name: '',
  description: '',
  kcal: '',
  carbs: '',
  proteins: '',
  fats: '',
  servings: '2',
  prepMinutes: '',
  tags: [],
  allergens: [],
  noAllergens: false,
  ingredients: [emptyIngredient],
  steps: [emptyStep],
}

export type RecipeDraft = Request<typeof recipes.add>['body']

/** NaN fails the contract's validation with the field's message. */
const parseRequired = (text: string) => parseGermanNumber(text) ?? Number.NaN

/**
 * Converts form values to the request body, not validated yet.
 * @param image storage key of the uploaded photo, or null
 */
export const toRecipeDraft = ({ noAllergens, ...form }: RecipeFormValues, image: string | null): RecipeDraft => ({
  ...form,
  image,
  allergensStated: noAllergens || form.allergens.length > 0,
  kcal: parseRequired(form.kcal),
  carbs: parseRequired(form.carbs),
  proteins: parseRequired(form.proteins),
  fats: parseRequired(form.fats),
  servings: parseRequired(form.servings),
  prepMinutes: parseGermanNumber(form.prepMinutes) ?? null,
  ingredients: form.ingredients.map((ingredient) => ({ ...ingredient, amount: parseRequired(ingredient.amount) })),
  steps: form.steps.map(({ text }) => text),
})
