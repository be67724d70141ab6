import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { sql } from 'kysely'
import type { Db } from '../../../infra/database.ts'
import { itemIdOf, type MealContent } from '../../nutritionplan/service.ts'
import { recipeAllergensStated } from '../../recipes/service.ts'

/** A recipe or food with the data needed for sums and conflicts. */
export interface ApplyItem {
  readonly id: string
  readonly name: string
  /** Nutrition of one portion of a recipe, or of 100 g of a food. */
  readonly nutrition: Nutrition
  readonly allergens: readonly Allergen[]
  readonly allergensStated: boolean
  readonly ingredientNames: readonly string[]
  readonly tags: readonly string[]
  /** Whether it may be planned for clients of the trainer: not withdrawn, and everyone's or the trainer's. */
  readonly isPlannable: boolean
}

type ItemRow = Nutrition & Omit<ApplyItem, 'nutrition'>

/**
 * Loads the recipes and foods of meals, by id; two queries.
 * @param trainerId trainer for whose clients they are planned
 */
export const loadApplyItems = (db: Db, trainerId: string, meals: readonly MealContent[]) =>
  loadItemsById(
    db,
    trainerId,
    meals.flatMap(({ entries }) => entries.map(itemIdOf)),
  )

/** Loads recipes and foods by their ids; two queries. @param trainerId as of `loadApplyItems` */
export async function loadItemsById(
  db: Db,
  trainerId: string,
  itemIds: readonly string[],
): Promise<Map<string, ApplyItem>> {
  const ids = [...new Set(itemIds)]
  const isPlannable = sql`withdrawn_at IS NULL AND (owner_id IS NULL OR owner_id = ${trainerId}) AS "isPlannable"`
  const recipes = await sql<ItemRow>`
    SELECT id, name, kcal, carbs, proteins, fats, allergens, ${recipeAllergensStated('r')} AS "allergensStated",
           ingredient_names AS "ingredientNames", tags, ${isPlannable}
      FROM recipes r WHERE id = ANY(${ids}::uuid[])`.execute(db)
  const foods = await sql<ItemRow>`
    SELECT id, name, kcal, carbs, proteins, fats, allergens, allergens_stated AS "allergensStated",
           '{}'::text[] AS "ingredientNames", '{}'::text[] AS tags, ${isPlannable}
      FROM foods WHERE id = ANY(${ids}::uuid[])`.execute(db)
  return new Map(
    [...recipes.rows, ...foods.rows].map(({ kcal, carbs, proteins, fats, ...item }) => {
      return [item.id, { ...item, nutrition: { kcal, carbs, proteins, fats } }]
    }),
  )
}
