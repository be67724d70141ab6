import { sql } from 'kysely'
import { type Params, prepared } from '../../infra/prepared-query.ts'

export const pageSize = 20

/** A user's notifications, newest first; one row more than a page tells whether there is another. */
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
