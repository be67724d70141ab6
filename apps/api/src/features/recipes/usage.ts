import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

interface UsageParams {
  recipeId: string
  actorId: string
  seesAll: boolean
}

/** Returns no row unless the actor may edit the recipe; contains names of the actor's own clients only. */
const findUsage = prepared(
  (_db, { recipeId, actorId, seesAll }: Params<UsageParams>) => sql<{
    plans: number
    templates: number
    clients: { id: string; name: string }[]
  }>`
    WITH planned AS (SELECT DISTINCT user_id FROM plan_entries WHERE recipe_id = ${recipeId})
    SELECT (SELECT count(*)::int FROM planned) AS plans,
           (SELECT count(DISTINCT t.id)::int FROM template_entries e JOIN templates t ON t.id = e.template_id
             WHERE e.recipe_id = ${recipeId} AND t.deleted_at IS NULL) AS templates, ARRAY(
      SELECT jsonb_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
        FROM planned p
        JOIN client_relations c ON c.client_id = p.user_id AND c.trainer_id = ${actorId} AND c.status IN ('ACTIVE', 'PAUSED')
        JOIN users u ON u.id = p.user_id
       ORDER BY u.first_name, u.last_name, u.id LIMIT 20
    ) AS clients
      FROM recipes r
     WHERE r.id = ${recipeId} AND r.withdrawn_at IS NULL AND (${seesAll} OR r.owner_id = ${actorId})`,
)

/**
 * Number of plans and templates that contain a recipe, and which clients of the actor have it planned. Only for actors
 * who may edit the recipe.
 * @throws Problem `not_found`
 */
export async function usageOf(db: Db, actor: Actor, recipeId: string) {
  const [usage] = await findUsage(db, { recipeId, actorId: actor.id, seesAll: isAdmin(actor) })
  if (!usage) throw new Problem('not_found')
  return usage
}
