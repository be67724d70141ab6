import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'

/** SQL condition: the user has an active second factor. @param user alias of `users` */
export function hasSecondFactor(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`EXISTS (SELECT FROM second_factors f WHERE f.user_id = ${u('id')} AND f.confirmed_at IS NOT NULL)`
}
