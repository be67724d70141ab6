import type { Nutrition } from '../macros/schemas.ts'
import { nutrients } from '../nutrition.ts'
import type { Allergen } from '../recipes/allergens.ts'
import { inBaseUnit, type Unit } from '../recipes/units.ts'

/** Nutrients in grams that are not known for every food; null where unknown. */
export interface OtherNutrients {
  readonly fibre: number | null
  readonly sugar: number | null
  readonly saturates: number | null
  readonly salt: number | null
}

/** Values of a food; kcal and grams of nutrients are per 100 g. */
export interface FoodValues extends Readonly<Nutrition>, OtherNutrients {
  readonly gramsPerPiece: number | null
  /** Density in g/ml. */
  readonly gramsPerMl: number | null
  readonly allergens: readonly Allergen[]
  /** Whether the allergens were stated; otherwise they are unknown. */
  readonly allergensStated: boolean
}

/** Line of a recipe with its food; `food` is null when it is not known which food is meant. */
export interface IngredientLine {
  readonly name: string
  /** Amount for all servings; NaN while somebody is typing. */
  readonly amount: number
  readonly unit: Unit
  readonly food: FoodValues | null
}

/** Reason why an ingredient is missing in the sums: unknown food, a unit without known weight, or no amount. */
export type MissingReason = 'food' | 'unit' | 'amount'

/** Values computed from the ingredients of a recipe. */
export interface RecipeValues {
  /** Nutrition of one serving, unrounded, from all ingredients that could be computed. */
  readonly nutrition: Nutrition
  /** Other nutrients of one serving in grams; null unless known for every ingredient. */
  readonly others: OtherNutrients
  /** Ingredients missing in the sums, in recipe order. */
  readonly missing: readonly { readonly name: string; readonly reason: MissingReason }[]
  /** Allergens of all known foods, without duplicates, in alphabetical order. */
  readonly allergens: readonly Allergen[]
  /**
   * Names of ingredients with unknown allergens, in recipe order. The recipe's allergens are known only if this is
   * empty.
   */
  readonly allergensUnknown: readonly string[]
}

const gramsPerPinch = 0.4

/** Weight in grams of the edible part of an amount, unrounded; null when the food has no weight for the unit. */
export function gramsOf(amount: number, unit: Unit, food: Pick<FoodValues, 'gramsPerPiece' | 'gramsPerMl'>) {
  const base = inBaseUnit(amount, unit)
  const gramsPerUnit = { g: 1, ml: food.gramsPerMl, Stk: food.gramsPerPiece, Prise: gramsPerPinch }[base.unit]
  return gramsPerUnit === null ? null : base.amount * gramsPerUnit
}

const otherNutrients = ['fibre', 'sugar', 'saturates', 'salt'] as const

/** Weight of a line per serving in units of 100 g, or the reason why it is unknown. */
function shareOf({ amount, unit, food }: IngredientLine, servings: number): number | MissingReason {
  if (!food) return 'food'
  if (Number.isNaN(amount)) return 'amount'
  const grams = gramsOf(amount, unit, food)
  return grams === null ? 'unit' : grams / 100 / servings
}

/**
 * Nutrition and allergens of a recipe, computed from its raw ingredients and their foods.
 * @param servings number of servings that the amounts are for
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
