import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { Unit } from '@kostbar/contracts/recipes/units'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { matchAndLockEntries } from '../foods/service.ts'
import { texts } from './texts.ts'

/** An ingredient as its author writes it. */
export interface IngredientInput {
  amount: number
  unit: Unit
  measure: HouseholdMeasure | null
  normalName: string
  note: string | null
  foodId: string | null
}

/**
 * Links each ingredient to its food: the chosen food, else the one with the ingredient's name, as in the form. Locks the
 * foods, so that values computed from them are still true when they are stored.
 * @throws Problem `invalid_input` for a food that the author may not use
 */
export async function linkFoods(tx: Tx, actor: Actor, ingredients: readonly IngredientInput[]) {
  const entries = ingredients.map(({ normalName: name, foodId }) => ({ name, foodId: foodId ?? null }))
  const foods = await matchAndLockEntries(tx, actor, entries)
  return ingredients.map((ingredient, row) => {
    const food = foods[row] ?? null
    if (ingredient.foodId && !food) throw invalid({ [`ingredients.${row}.normalName`]: texts.foodGone })
    return { ...ingredient, food }
  })
}
export type LinkedIngredient = Awaited<ReturnType<typeof linkFoods>>[number]

const invalid = (fields: Record<string, string>) => new Problem('invalid_input', { fields })

interface StatedValues {
  servings: number
  nutritionBy: 'FOODS' | 'HAND'
  kcal: number
  carbs: number
  proteins: number
  fats: number
  allergensBy: 'FOODS' | 'HAND'
  allergens: string[]
  allergensStated: boolean
}

/**
 * Columns for nutrition and allergens of a recipe, each computed from the foods or as entered by the author.
 * @throws Problem `invalid_input` when values cannot be computed from the foods
 */
export function valueColumns(stated: StatedValues, ingredients: readonly LinkedIngredient[]) {
  const lines = ingredients.map(({ normalName: name, amount, unit, food }) => ({ name, amount, unit, food }))
  const computed = recipeValuesOf(lines, stated.servings)
  const isComputed = stated.nutritionBy === 'FOODS'
  const hasComputedAllergens = stated.allergensBy === 'FOODS'
  if (isComputed && computed.missing.length > 0)
    throw invalid({ nutritionBy: texts.cannotCompute(computed.missing.map(({ name }) => name)) })
  if (hasComputedAllergens && computed.allergensUnknown.length > 0)
    throw invalid({ allergensBy: texts.allergensUnknown(computed.allergensUnknown) })
  const { kcal, carbs, proteins, fats } = isComputed ? computed.nutrition : stated
  const allergens = hasComputedAllergens ? [...computed.allergens] : stated.allergens
  return {
    kcal,
    carbs,
    proteins,
    fats,
    nutrition_by: stated.nutritionBy,
    allergens,
    allergens_by: stated.allergensBy,
    allergens_stated: hasComputedAllergens || stated.allergensStated || allergens.length > 0,
  }
}

/** Rows of a recipe's ingredients. */
export const toRows = (recipeId: string, ingredients: readonly LinkedIngredient[]) =>
  ingredients.map(({ amount, unit, measure, normalName, note, food }, position) => ({
    recipe_id: recipeId,
    position,
    amount,
    unit: unit as string,
    measure_name: measure?.name ?? null,
    measure_grams: measure?.grams ?? null,
    normal_name: normalName,
    note,
    food_id: food?.id ?? null,
  }))

/** Stored rows of a recipe's ingredients, in their order. */
export const loadIngredients = (tx: Tx, recipeId: string): Promise<ReturnType<typeof toRows>> =>
  tx
    .selectFrom('recipe_ingredients')
    .select([
      'recipe_id',
      'position',
      'amount',
      'unit',
      'measure_name',
      'measure_grams',
      'normal_name',
      'note',
      'food_id',
    ])
    .where('recipe_id', '=', recipeId)
    .orderBy('position')
    .execute()

/** Replaces the ingredients of a recipe. */
export async function replaceIngredients(tx: Tx, recipeId: string, ingredients: readonly LinkedIngredient[]) {
  await tx.deleteFrom('recipe_ingredients').where('recipe_id', '=', recipeId).execute()
  await tx.insertInto('recipe_ingredients').values(toRows(recipeId, ingredients)).execute()
}
