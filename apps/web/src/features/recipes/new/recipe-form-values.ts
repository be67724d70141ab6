import type { Request } from '@kostbar/contracts/endpoint'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { unit } from '@kostbar/contracts/recipes/schemas'
import type * as z from 'zod/mini'
import { parseGermanNumber } from '../../../lib/parse-number.ts'

export type Unit = z.infer<typeof unit>

/** A recipe as it is typed: numbers are texts until they are sent. */
export interface RecipeForm {
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
  ingredients: { amount: string; unit: Unit; normalName: string }[]
  steps: { text: string }[]
}

export const emptyIngredient = { amount: '', unit: 'g', normalName: '' } as const satisfies RecipeForm['ingredients'][0]
export const emptyStep = { text: '' }

export const emptyRecipe: RecipeForm = {
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
  ingredients: [emptyIngredient],
  steps: [emptyStep],
}

export type RecipeDraft = Request<typeof recipes.add>['body']

/** What is not a number fails the contract with the field's own sentence. */
const required = (text: string) => parseGermanNumber(text) ?? Number.NaN

/**
 * The recipe as the API takes it, before it is checked.
 * @param image key of the uploaded photo, or null
 */
export const toRecipeDraft = (form: RecipeForm, image: string | null): RecipeDraft => ({
  ...form,
  image,
  kcal: required(form.kcal),
  carbs: required(form.carbs),
  proteins: required(form.proteins),
  fats: required(form.fats),
  servings: required(form.servings),
  prepMinutes: parseGermanNumber(form.prepMinutes) ?? null,
  ingredients: form.ingredients.map((ingredient) => ({ ...ingredient, amount: required(ingredient.amount) })),
  steps: form.steps.map(({ text }) => text),
})
