import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'

/**
 * Condition: a user may see a recipe or use a food. It is not withdrawn, and has no owner (everyone's) or belongs to the
 * user or to the user's current trainer. Lists spell the same out in branches, so that each is read in order from an index.
 * @param alias of `recipes` or `foods`
 * @param userId an expression or a value
 */
export function isVisibleTo(alias: string, userId: unknown): RawBuilder<SqlBool> {
  const column = columnsOf<'recipes' | 'foods'>(alias)
  return sql`(${column('withdrawn_at')} IS NULL AND (
    ${column('owner_id')} IS NULL OR ${column('owner_id')} = ${userId} OR ${column('owner_id')} IN (${trainersOf(userId)})))`
}

/** SQL selecting the current trainer of a user, as `trainer_id`. */
export const trainersOf = (userId: unknown): RawBuilder<unknown> => sql`
  SELECT trainer_id FROM client_relations WHERE client_id = ${userId} AND status IN ('ACTIVE', 'PAUSED')`
