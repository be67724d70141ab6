import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnsOf } from '../../../infra/sql.ts'

/**
 * SQL condition: clients of a trainer may see a recipe that the trainer shares. It is not withdrawn, and everyone's or
 * the trainer's own.
 * @param recipe alias of `recipes`
 */
export function isShareable(recipe: string, trainerId: string): RawBuilder<SqlBool> {
  const r = columnsOf<'recipes'>(recipe)
  return sql`(${r('withdrawn_at')} IS NULL AND (${r('owner_id')} IS NULL OR ${r('owner_id')} = ${trainerId}))`
}
