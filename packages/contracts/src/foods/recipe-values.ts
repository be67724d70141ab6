import type { Nutrition } from '../macros/schemas.ts'
import type { Allergen } from '../recipes/allergens.ts'
import { inBaseUnit, type Unit } from '../recipes/units.ts'

/** Grams that are not known of every food; null where unknown. */
export interface OtherNutrients {
  readonly fibre: number | null
  readonly sugar: number | null
  readonly saturates: number | null
  readonly salt: number | null
}

/** What a food says about itself; kcal and grams are those of 100 g. */
export interface FoodValues extends Readonly<Nutrition>, OtherNutrients {
  readonly gramsPerPiece: number | null
  /** Density in g/ml. */
  readonly gramsPerMl: number | null
  readonly allergens: readonly Allergen[]
  /** Whether the allergens are known. */
  readonly allergensStated: boolean
}

/** A line of a recipe with the food it means; null where nobody knows which. */
export interface IngredientLine {
  readonly name: string
  /** For all servings; NaN while it is being typed. */
  readonly amount: number
  readonly unit: Unit
  readonly food: FoodValues | null
}

/** Why an ingredient is missing in a sum: its food is unknown, or the food has no weight for the unit. */
export type MissingReason = 'food' | 'unit' | 'amount'

/** What follows from the ingredients of a recipe. */
export interface RecipeValues {
  /** kcal and grams of one serving, unrounded, of all ingredients that could be computed. */
  readonly nutrition: Nutrition
  /** Grams of one serving; null unless known of every ingredient. */
  readonly others: OtherNutrients
  /** Ingredients that are not in the sums, in their order. */
  readonly missing: readonly { readonly name: string; readonly reason: MissingReason }[]
  /** Those of all known foods, each once, in alphabetical order. */
  readonly allergens: readonly Allergen[]
  /** Ingredients whose allergens nobody knows, in their order. The recipe's are known only without any. */
  readonly allergensUnknown: readonly string[]
}

const gramsPerPinch = 0.4

/** Edible grams of an amount of a food; null where the food has no weight for the unit. */
export function gramsOf(amount: number, unit: Unit, food: Pick<FoodValues, 'gramsPerPiece' | 'gramsPerMl'>) {
  const base = inBaseUnit(amount, unit)
  const gramsPerUnit = { g: 1, ml: food.gramsPerMl, Stk: food.gramsPerPiece, Prise: gramsPerPinch }[base.unit]
  return gramsPerUnit === null ? null : base.amount * gramsPerUnit
}

const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
const otherNutrients = ['fibre', 'sugar', 'saturates', 'salt'] as const

/** Hundreds of grams per serving, or why they are unknown. */
function shareOf({ amount, unit, food }: IngredientLine, servings: number): number | MissingReason {
  if (!food) return 'food'
  if (Number.isNaN(amount)) return 'amount'
  const grams = gramsOf(amount, unit, food)
  return grams === null ? 'unit' : grams / 100 / servings
}

/**
 * Nutrition and allergens of a recipe, from its raw ingredients and their foods.
 * @param servings for how many the amounts are
 */
export function recipeValuesOf(lines: readonly IngredientLine[], servings: number): RecipeValues {
  const nutrition: Nutrition = { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  const others: { -readonly [Name in keyof OtherNutrients]: number | null } = {
    fibre: 0,
    sugar: 0,
    saturates: 0,
    salt: 0,
  }
  const missing: { name: string; reason: MissingReason }[] = []
  for (const line of lines) {
    const share = shareOf(line, servings)
    if (typeof share === 'string' || !line.food) {
      missing.push({ name: line.name, reason: typeof share === 'string' ? share : 'food' })
      for (const name of otherNutrients) others[name] = null
      continue
    }
    for (const name of nutrients) nutrition[name] += line.food[name] * share
    for (const name of otherNutrients) {
      const per100g = line.food[name]
      const sum = others[name]
      others[name] = per100g === null || sum === null ? null : sum + per100g * share
    }
  }
  return {
    nutrition,
    others,
    missing,
    allergens: [...new Set(lines.flatMap(({ food }) => food?.allergens ?? []))].sort(),
    allergensUnknown: lines.filter(({ food }) => !food?.allergensStated).map(({ name }) => name),
  }
}
