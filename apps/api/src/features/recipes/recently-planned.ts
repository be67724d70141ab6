import type { Meal } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isVisibleTo } from '../foods/service.ts'
import { isFavourite, type RecipeCard, recipeCardColumns } from './card.ts'
import { type RecipeConditions, searchConditions } from './search-conditions.ts'

interface RecentParams {
  /** Id of the plan's user. */
  userId: string
  /** Id of the planning actor, whose recent entries for their clients count, too. */
  actorId: string
  meal: Meal
}

const listRecentIds = prepared(
  (_db, { userId, actorId, meal }: Params<RecentParams>) => sql<{ id: string }>`
    SELECT e.recipe_id AS id
      FROM (SELECT ${userId}::uuid AS id UNION
            SELECT client_id FROM client_relations WHERE trainer_id = ${actorId} AND status IN ('ACTIVE', 'PAUSED')) people
      JOIN plan_entries e ON e.user_id = people.id
     WHERE e.meal = ${meal}::"Meal" AND e.recipe_id IS NOT NULL
     GROUP BY e.recipe_id ORDER BY max(e.created_at) DESC, e.recipe_id LIMIT 12`,
)

/** Ids of up to 12 recipes that were most recently planned for a meal. */
export const recentlyPlanned = async (db: Db, params: RecentParams): Promise<string[]> =>
  (await listRecentIds(db, params)).map(({ id }) => id)

/** Recipes with these ids that the user may see and that match the search, in the order of `ids`. */
export async function listRecent(db: Db, userId: string, ids: readonly string[], search: RecipeConditions) {
  const { rows } = await sql<RecipeCard>`
    SELECT ${sql.join([...recipeCardColumns('r')])}, ${isFavourite('r', userId)} AS toggled
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS recent(id, position) JOIN recipes r ON r.id = recent.id
     WHERE ${isVisibleTo('r', userId)} ${searchConditions(search)}
     ORDER BY recent.position`.execute(db)
  return rows
}
