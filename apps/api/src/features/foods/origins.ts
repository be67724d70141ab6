import type { FoodOrigin } from '@kostbar/contracts/foods/source-text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'

/** SQL: source and edition of `foods f` as JSON. */
const origin = sql<FoodOrigin>`jsonb_build_object('source', f.source, 'sourceVersion', f.source_version)`

/** SQL: distinct sources of the foods from which a recipe's nutrition is computed. @param recipe alias of `recipes` */
export const recipeOrigins = (recipe: string): RawBuilder<FoodOrigin[]> => sql`ARRAY(
  SELECT DISTINCT ${origin} FROM recipe_ingredients i JOIN foods f ON f.id = i.food_id
   WHERE i.recipe_id = ${sql.ref(`${recipe}.id`)} AND ${sql.ref(`${recipe}.nutrition_by`)} = 'FOODS' ORDER BY 1)`

const findPlanOrigins = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<{ origin: FoodOrigin }>`
    SELECT DISTINCT ${origin} AS origin FROM foods f
     WHERE f.id IN (SELECT e.food_id FROM plan_entries e WHERE e.user_id = ${userId}
                    UNION ALL
                    SELECT i.food_id FROM plan_entries e
                      JOIN recipes r ON r.id = e.recipe_id AND r.nutrition_by = 'FOODS'
                      JOIN recipe_ingredients i ON i.recipe_id = r.id
                     WHERE e.user_id = ${userId})`,
)

/** Distinct sources of the foods from which the nutrition of a user's plan is computed. */
export const planOrigins = async (db: Db, userId: string): Promise<FoodOrigin[]> =>
  (await findPlanOrigins(db, { userId })).map((row) => row.origin)
