import type { Request } from '@kostbar/contracts/endpoint'
import type { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import type { Nutrient } from '@kostbar/contracts/nutrition'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { parseGermanNumber, parseRequiredNumber } from '../../lib/parse-number.ts'

export const optionalNumbers = ['sugar', 'saturates', 'fibre', 'salt'] as const
type NumberName = Nutrient | (typeof optionalNumbers)[number]

/** Values of the food form; numbers are strings until they are submitted. */
export type FoodFormValues = Record<NumberName, string> & {
  name: string
  /** Singular form; empty for foods that are not counted or whose name is the singular. */
  singular: string
  plural: string
  aisle: Aisle
  gramsPerPiece: string
  /** Weight of 100 ml in grams. */
  gramsPerMl: string
  portions: { name: string; grams: string }[]
  allergens: Allergen[]
  /** Declares that the food contains no allergens; never true together with chosen `allergens`. */
  noAllergens: boolean
}

const field = (value: number | null) => (value === null ? '' : String(Number(value.toPrecision(6))).replace('.', ','))

/** Initial form values of a food, or of a new food with this name. */
export const foodFormValues = (food: Food | undefined, name = ''): FoodFormValues => ({
  name: food?.name ?? name,
  singular: food?.singular ?? '',
  plural: food?.plural ?? '',
  aisle: food?.aisle ?? 'PANTRY',
  kcal: field(food?.kcal ?? null),
  carbs: field(food?.carbs ?? null),
  proteins: field(food?.proteins ?? null),
  fats: field(food?.fats ?? null),
  fibre: field(food?.fibre ?? null),
  sugar: field(food?.sugar ?? null),
  saturates: field(food?.saturates ?? null),
  salt: field(food?.salt ?? null),
  gramsPerPiece: field(food?.gramsPerPiece ?? null),
  gramsPerMl: field(food?.gramsPerMl ? food.gramsPerMl * 100 : null),
  portions: food?.portions.map(({ name: portion, grams }) => ({ name: portion, grams: field(grams) })) ?? [],
  allergens: food?.allergens ?? [],
  noAllergens: food ? food.allergensStated && food.allergens.length === 0 : false,
})

const optional = (text: string) => parseGermanNumber(text) ?? null

/** Converts form values to the request body, not validated yet. */
export function toFoodInput({ noAllergens, ...form }: FoodFormValues): Request<typeof foods.add>['body'] {
  const gramsPer100Ml = optional(form.gramsPerMl)
  return {
    ...form,
    singular: form.singular.trim() || null,
    plural: form.plural.trim() || null,
    kcal: parseRequiredNumber(form.kcal),
    carbs: parseRequiredNumber(form.carbs),
    proteins: parseRequiredNumber(form.proteins),
    fats: parseRequiredNumber(form.fats),
    fibre: optional(form.fibre),
    sugar: optional(form.sugar),
    saturates: optional(form.saturates),
    salt: optional(form.salt),
    gramsPerPiece: optional(form.gramsPerPiece),
    gramsPerMl: gramsPer100Ml === null ? null : gramsPer100Ml / 100,
    portions: form.portions.map(({ name, grams }) => ({ name, grams: parseRequiredNumber(grams) })),
    allergensStated: noAllergens || form.allergens.length > 0,
  }
}
