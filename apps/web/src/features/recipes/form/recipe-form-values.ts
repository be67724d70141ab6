import type { Request } from '@kostbar/contracts/endpoint'
import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { ImportedIngredient } from '@kostbar/contracts/recipes/import-schemas'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import type { Unit } from '@kostbar/contracts/recipes/units'
import { parseGermanNumber, parseRequiredNumber } from '../../../lib/parse-number.ts'

/** Import result for an ingredient. */
interface ImportedMark {
  line: string
  amountCheck: ImportedIngredient['amountCheck']
  /** Name of the matched food if it differs from the imported name; null otherwise. */
  similarFood: string | null
}

/** Form values of an ingredient; with a `measure`, `amount` is the number of measures. */
export interface IngredientValues {
  amount: string
  unit: Unit
  /** Household measure that the grams are counted in; missing in drafts of older releases. */
  measure?: HouseholdMeasure | null | undefined
  normalName: string
  note: string | null
  foodId: string | null
  /** Import result; undefined for an ingredient entered by hand. */
  imported?: ImportedMark | undefined
}

/** Values of the recipe form; numbers are strings until they are submitted. */
export interface RecipeFormValues {
  name: string
  description: string
  /** Whether nutrition is computed from the ingredients; otherwise the four fields apply. */
  isComputed: boolean
  kcal: string
  carbs: string
  proteins: string
  fats: string
  servings: string
  prepMinutes: string
  tags: string[]
  /** Whether allergens are computed from the ingredients; otherwise `allergens` and `noAllergens` apply. */
  hasComputedAllergens: boolean
  allergens: Allergen[]
  /** Declares that it contains no allergens; never set together with `allergens`. */
  noAllergens: boolean
  /**
   * Whether the choice of allergens is the author's; false while it is only prefilled and those of an ingredient are
   * unknown.
   */
  allergensConfirmed: boolean
  ingredients: IngredientValues[]
  steps: { text: string }[]
  /** Source of a recipe taken from elsewhere; null for one's own. */
  source: { title: string; author: string; url: string } | null
}

export const emptyIngredient = {
  amount: '',
  unit: 'g',
  measure: null,
  normalName: '',
  note: null,
  foodId: null,
} as const satisfies IngredientValues
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
  allergensConfirmed: true,
  ingredients: [emptyIngredient],
  steps: [emptyStep],
  source: null,
}

export type RecipeDraft = Request<typeof recipes.add>['body']

/** Number as typed in German: `1,5`. */
const numberField = (value: number) => String(value).replace('.', ',')
const roundedField = (value: number) => numberField(Math.round(value * 10) / 10)

/** Rounds to thousandths, so that a third of a cup survives the conversion to grams and back. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Amount of an ingredient in its unit, or in grams if it has a measure; undefined while it is not a number. */
export function amountOf({ amount, measure }: Pick<IngredientValues, 'amount' | 'measure'>): number | undefined {
  const number = parseGermanNumber(amount)
  return number === undefined || !measure ? number : rounded(number * measure.grams)
}

/** Amount as a field value: grams as a number of measures if there is one. */
export const amountField = (amount: number, measure: HouseholdMeasure | null): string =>
  numberField(measure ? rounded(amount / measure.grams) : amount)

/** Form values of a stored recipe. */
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
  allergensConfirmed: true,
  ingredients: recipe.ingredients.map(({ amount, forms: _forms, ...ingredient }) => ({
    ...ingredient,
    amount: amountField(amount, ingredient.measure),
  })),
  steps: recipe.steps.map((text) => ({ text })),
  source: recipe.source && {
    title: recipe.source.title ?? '',
    author: recipe.source.author ?? '',
    url: recipe.source.url ?? '',
  },
})

/** Computed nutrition as field values, rounded to one decimal. */
export const nutritionFields = ({ kcal, carbs, proteins, fats }: Nutrition) => ({
  kcal: roundedField(kcal),
  carbs: roundedField(carbs),
  proteins: roundedField(proteins),
  fats: roundedField(fats),
})

/** Nutrition of the request body in kcal and g; zeros if the API computes it. */
function nutritionOf(form: RecipeFormValues) {
  if (form.isComputed) return { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  return {
    kcal: parseRequiredNumber(form.kcal),
    carbs: parseRequiredNumber(form.carbs),
    proteins: parseRequiredNumber(form.proteins),
    fats: parseRequiredNumber(form.fats),
  }
}

/** Source of the request body, without empty fields; null if all are empty. */
function sourceInput(source: RecipeFormValues['source']) {
  if (!source) return null
  const [title, author, url] = [source.title, source.author, source.url].map((text) => text.trim() || null)
  return title || author || url ? { title, author, url } : null
}

/** Whether allergens are chosen, or none of them, by hand. */
const statesAllergens = (form: RecipeFormValues): boolean =>
  !form.hasComputedAllergens && (form.noAllergens || form.allergens.length > 0)

/** Whether the author has to confirm the choice of allergens before it is saved, because it counts as complete. */
export const mustConfirmAllergens = (form: RecipeFormValues): boolean =>
  statesAllergens(form) && !form.allergensConfirmed

/** Converts form values to the request body without the photo, not validated yet. */
export const toRecipeInput = (form: RecipeFormValues): Omit<RecipeDraft, 'image'> => ({
  name: form.name,
  description: form.description,
  nutritionBy: form.isComputed ? 'FOODS' : 'HAND',
  ...nutritionOf(form),
  tags: form.tags,
  allergensBy: form.hasComputedAllergens ? 'FOODS' : 'HAND',
  allergens: form.hasComputedAllergens ? [] : form.allergens,
  allergensStated: statesAllergens(form),
  servings: parseRequiredNumber(form.servings),
  prepMinutes: parseGermanNumber(form.prepMinutes) ?? null,
  ingredients: form.ingredients.map(({ imported: _imported, ...ingredient }) => ({
    ...ingredient,
    amount: amountOf(ingredient) ?? Number.NaN,
  })),
  steps: form.steps.map(({ text }) => text),
  source: sourceInput(form.source),
})
