import { sql } from 'kysely'
import { type Params, prepared } from '../../infra/prepared-query.ts'

export const pageSize = 20

/** Notifications of a user, newest first. Reads one row more than a page, to know whether there is another page. */
export const listNotifications = prepared((db, { userId, cursor }: Params<{ userId: string; cursor: string | null }>) =>
  db
    .selectFrom('notifications')
    .select(['id', 'kind', 'variables', 'link', 'created_at as createdAt'])
    .select(sql<boolean>`read_at IS NOT NULL`.as('isRead'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${cursor}::uuid IS NULL OR id < ${cursor})`)
    .orderBy('id', 'desc')
    .limit(sql.lit(pageSize + 1)),
)
