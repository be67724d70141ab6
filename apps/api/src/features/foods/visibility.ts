import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'

/**
 * SQL condition: a user may see a recipe or use a food. It is not withdrawn, and it belongs to nobody (everyone's), to
 * the user, or to the user's current trainer. Lists use one branch per owner instead of this condition, so that each
 * branch is read in index order.
 * @param alias of `recipes` or `foods`
 * @param userId SQL expression or value
 */
export function isVisibleTo(alias: string, userId: unknown): RawBuilder<SqlBool> {
  const column = columnsOf<'recipes' | 'foods'>(alias)
  return sql`(${column('withdrawn_at')} IS NULL AND (
    ${column('owner_id')} IS NULL OR ${column('owner_id')} = ${userId} OR ${column('owner_id')} IN (${trainersOf(userId)})))`
}

/** SQL: subquery for the current trainer of a user, as `trainer_id`. @param userId SQL expression or value */
export const trainersOf = (userId: unknown): RawBuilder<unknown> => sql`
  SELECT trainer_id FROM client_relations WHERE client_id = ${userId} AND status IN ('ACTIVE', 'PAUSED')`
