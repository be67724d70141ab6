import { type IngredientLine, type RecipeValues, recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { linesWithFoods } from './lines-with-foods.ts'

interface ComputedRecipe {
  id: string
  servings: number
  kcal: number
  carbs: number
  proteins: number
  fats: number
  nutritionBy: 'FOODS' | 'HAND'
  allergens: string[]
  allergensStated: boolean
  allergensBy: 'FOODS' | 'HAND'
  ingredients: IngredientLine[]
}

/** Locks the recipes whose values are computed from a food. */
const lockComputedFrom = (foodId: string) => sql<{ id: string }>`
  SELECT r.id FROM recipes r
   WHERE r.id IN (SELECT recipe_id FROM recipe_ingredients WHERE food_id = ${foodId})
     AND (r.nutrition_by = 'FOODS' OR r.allergens_by = 'FOODS')
   ORDER BY r.id FOR NO KEY UPDATE`

/** SQL: recipes with the foods of all their ingredients. */
const withFoods = (ids: readonly string[]) => sql<ComputedRecipe>`
  SELECT r.id, r.servings, r.kcal, r.carbs, r.proteins, r.fats, r.nutrition_by AS "nutritionBy", r.allergens,
         r.allergens_stated AS "allergensStated", r.allergens_by AS "allergensBy", ${linesWithFoods} AS ingredients
    FROM recipes r
   WHERE r.id = ANY(${ids}::uuid[])`

/**
 * Allergens of a recipe from its present foods. While those of an ingredient are unknown, the recipe's are not stated,
 * and its previous letters stay: an unknown allergen must not remove a warning.
 */
function allergensFrom({ allergens, allergensUnknown }: RecipeValues, before: readonly string[]) {
  const allergensStated = allergensUnknown.length === 0
  return {
    allergensStated,
    allergens: allergensStated ? [...allergens] : [...new Set([...before, ...allergens])].sort(),
  }
}

/** Values of a recipe computed from the present foods; nutrition that lacks a weight stays until it can be computed. */
function recalculate({ ingredients, servings, ...recipe }: ComputedRecipe) {
  const computed = recipeValuesOf(ingredients, servings)
  return {
    ...recipe,
    ...(recipe.nutritionBy === 'FOODS' && computed.missing.length === 0 && computed.nutrition),
    ...(recipe.allergensBy === 'FOODS' && allergensFrom(computed, recipe.allergens)),
  }
}

const isChanged = (before: ComputedRecipe, after: ReturnType<typeof recalculate>) =>
  (['kcal', 'carbs', 'proteins', 'fats', 'allergensStated'] as const).some((key) => before[key] !== after[key]) ||
  before.allergens.join() !== after.allergens.join()

/**
 * Recomputes the recipes that use a food, in the transaction that changed it. Recipes with other values get a new
 * version.
 */
export async function recalculateRecipes(tx: Tx, foodId: string): Promise<void> {
  const ids = (await lockComputedFrom(foodId).execute(tx)).rows.map(({ id }) => id)
  if (ids.length === 0) return
  // A statement of its own: the one that waited for the locks does not see what was committed meanwhile.
  const { rows } = await withFoods(ids).execute(tx)
  const changed = rows.flatMap((before) => {
    const after = recalculate(before)
    return isChanged(before, after) ? [after] : []
  })
  if (changed.length === 0) return
  await sql`
    UPDATE recipes r SET kcal = n.kcal, carbs = n.carbs, proteins = n.proteins, fats = n.fats, allergens = n.allergens,
           allergens_stated = n."allergensStated", version = version + 1, updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS n(id uuid, kcal float8, carbs float8, proteins float8,
           fats float8, allergens text[], "allergensStated" boolean)
     WHERE r.id = n.id`.execute(tx)
}
