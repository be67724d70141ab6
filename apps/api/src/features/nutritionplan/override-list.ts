import { sql } from 'kysely'
import { pageOf } from '../../http/keyset-cursor.ts'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { decryptOverride } from './overrides.ts'

const pageSize = 20

interface ListParams {
  userId: string
  cursor: string | null
}

/** Overrides of a user, newest first. Reads one row more than a page, to know whether there is another page. */
const listRows = prepared((db, { userId, cursor }: Params<ListParams>) =>
  db
    .selectFrom('guard_overrides as o')
    .leftJoin('recipes as r', 'r.id', 'o.recipe_id')
    .leftJoin('foods as f', 'f.id', 'o.food_id')
    .leftJoin('users as u', 'u.id', 'o.actor_id')
    .select(['o.id', 'o.recipe_id as recipeId', 'o.food_id as foodId', 'o.encrypted', 'o.created_at as createdAt'])
    .select((eb) => eb.fn.coalesce('r.name', 'f.name').$notNull().as('name'))
    .select('u.first_name as author')
    .where('o.user_id', '=', userId)
    .where(sql<boolean>`(${cursor}::uuid IS NULL OR o.id < ${cursor})`)
    .orderBy('o.id', 'desc')
    .limit(sql.lit(pageSize + 1)),
)

/**
 * One page of a user's overrides (reasons for planning against an allergen), newest first.
 * @param cursor id of the last override on the previous page
 */
export async function listOverrides(db: Db, dataKeys: DataKeys, userId: string, cursor?: string) {
  const rows = await listRows(db, { userId, cursor: cursor ?? null })
  if (rows.length === 0) return { items: [], cursor: null }
  const key = await dataKeys.ofUser(db, userId)
  const page = pageOf(rows, pageSize)
  const items = page.items.map(({ encrypted, ...row }) => ({ ...row, ...decryptOverride(key, row.id, encrypted) }))
  return { ...page, items }
}
