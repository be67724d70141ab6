import { recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { Unit } from '@kostbar/contracts/recipes/units'
import type { Actor } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { foodsById, isVisibleTo } from '../foods/service.ts'
import { texts } from './texts.ts'

/** An ingredient as its author writes it. */
export interface IngredientInput {
  amount: number
  unit: Unit
  normalName: string
  note: string | null
  foodId: string | null
}

/** Ids of the foods an author may use by their lower-case names, own ones before everyone's. */
async function foodIdsByName(db: Db, authorId: string, names: string[]): Promise<Map<string, string>> {
  const foods = await db
    .selectFrom('foods as f')
    .select((eb) => ['id', eb.fn<string>('lower', ['name']).as('name')])
    .where((eb) => eb(eb.fn<string>('lower', ['name']), 'in', names))
    .where(isVisibleTo('f', authorId))
    // Of equal keys, a Map keeps the last.
    .orderBy('f.owner_id', (order) => order.desc().nullsFirst())
    .execute()
  return new Map(foods.map(({ id, name }) => [name, id]))
}

/** Gives each ingredient its food: the chosen one, else the one of exactly that name. @throws Problem `invalid_input` for a food that the author may not use */
export async function linkFoods(db: Db, actor: Actor, ingredients: readonly IngredientInput[]) {
  const byName = await foodIdsByName(
    db,
    actor.id,
    ingredients.map(({ normalName }) => normalName.toLowerCase()),
  )
  const ids = ingredients.map(({ foodId, normalName }) => foodId ?? byName.get(normalName.toLowerCase()) ?? null)
  const foods = await foodsById(
    db,
    actor,
    ids.filter((id) => id !== null),
  )
  return ingredients.map((ingredient, row) => {
    const id = ids[row]
    const food = id ? foods.get(id) : null
    if (food === undefined) throw invalid({ [`ingredients.${row}.normalName`]: texts.foodGone })
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

/** Nutrition and allergens of a recipe as columns: computed where its author says so. @throws Problem `invalid_input` where that is not possible */
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

/** Writes the ingredients of a recipe in place of the former ones. */
export async function replaceIngredients(tx: Tx, recipeId: string, ingredients: readonly LinkedIngredient[]) {
  await tx.deleteFrom('recipe_ingredients').where('recipe_id', '=', recipeId).execute()
  const rows = ingredients.map(({ amount, unit, normalName, note, food }, position) => ({
    recipe_id: recipeId,
    position,
    amount,
    unit,
    normal_name: normalName,
    note,
    food_id: food?.id ?? null,
  }))
  await tx.insertInto('recipe_ingredients').values(rows).execute()
}
