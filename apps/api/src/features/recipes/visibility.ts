import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'

/**
 * Condition: a user may see a recipe. It is not withdrawn, and has no owner (visible to everyone) or belongs to the user
 * or to the user's current trainer. Lists spell the same out in branches, so that each is read in order from an index.
 * @param recipe alias of `recipes`
 * @param userId an expression or a value
 */
export function isVisibleTo(recipe: string, userId: unknown): RawBuilder<SqlBool> {
  const r = columnsOf<'recipes'>(recipe)
  return sql`(${r('withdrawn_at')} IS NULL AND (
    ${r('owner_id')} IS NULL OR ${r('owner_id')} = ${userId} OR ${r('owner_id')} IN (${trainersOf(userId)})))`
}

/** SQL selecting the current trainer of a user, as `trainer_id`. */
export const trainersOf = (userId: unknown): RawBuilder<unknown> => sql`
  SELECT trainer_id FROM client_relations WHERE client_id = ${userId} AND status IN ('ACTIVE', 'PAUSED')`
