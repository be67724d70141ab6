import type { DataKey } from '@kostbar/prisma/data-key'
import type { MasterKeys } from '@kostbar/prisma/master-keys'
import { sql } from 'kysely'
import { Problem } from '../problems/problem.ts'
import type { Db, Tx } from './database.ts'
import { type Params, prepared } from './prepared-query.ts'
import { now } from './sql.ts'

/**
 * The keys that encrypt the health data of users. A key is in memory only for the request that loaded it, so that
 * nobody can read the data once the row of its key is deleted.
 */
export interface DataKeys {
  /** The data key of a user, created at its first use; one query. @throws Problem `not_found` for a deleted user */
  ofUser(db: Db, userId: string): Promise<DataKey>
  /** Data keys by user id, created at their first use; one query for all. Deleted users are left out. */
  ofUsers(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, DataKey>>
  /**
   * Replaces the data key of a user. After the commit, data encrypted with the old key is unreadable unless the caller
   * encrypts it again with the new one.
   * @throws Problem `not_found` for a deleted user
   */
  replace(tx: Tx, userId: string): Promise<{ oldKey: DataKey; newKey: DataKey }>
}

const findKeys = prepared((db, { userIds }: Params<{ userIds: readonly string[] }>) =>
  db
    .selectFrom('user_keys')
    .select(['user_id as userId', 'wrapped', 'master_key as masterKey'])
    .where(sql<boolean>`user_id = ANY(${userIds}::uuid[])`),
)

interface NewKeys {
  userIds: readonly string[]
  wrapped: readonly Buffer[]
  masterKey: string
}

/**
 * Inserts data keys of users who have none; a key that was inserted meanwhile stays. Rows are inserted in the order of
 * user ids, so that two transactions cannot deadlock.
 */
const insertKeys = prepared(
  (_db, { userIds, wrapped, masterKey }: Params<NewKeys>) => sql`
    INSERT INTO user_keys (user_id, wrapped, master_key)
    SELECT u.id, n.wrapped, ${masterKey} FROM unnest(${userIds}::uuid[], ${wrapped}::bytea[]) AS n (user_id, wrapped)
      JOIN users u ON u.id = n.user_id ORDER BY u.id
    ON CONFLICT DO NOTHING`,
)

export function dataKeys(masterKeys: MasterKeys): DataKeys {
  const ofUsers = async (db: Db, userIds: readonly string[]) => {
    const stored = await findKeys(db, { userIds })
    const withKey = new Set(stored.map(({ userId }) => userId))
    const missing = [...new Set(userIds)].filter((userId) => !withKey.has(userId))
    if (missing.length > 0) {
      const wrapped = missing.map((userId) => masterKeys.createKey(userId).wrapped)
      await insertKeys(db, { userIds: missing, wrapped, masterKey: masterKeys.current })
      // Read again: another transaction may have inserted a key first.
      stored.push(...(await findKeys(db, { userIds: missing })))
    }
    return new Map(stored.map((key) => [key.userId, masterKeys.unwrap(key)]))
  }

  const ofUser = async (db: Db, userId: string) => {
    const key = (await ofUsers(db, [userId])).get(userId)
    if (!key) throw new Problem('not_found')
    return key
  }

  return {
    ofUsers,
    ofUser,
    replace: async (tx, userId) => {
      const oldKey = await ofUser(tx, userId)
      const { wrapped, masterKey } = masterKeys.createKey(userId)
      await tx
        .updateTable('user_keys')
        .set({ wrapped, master_key: masterKey, created_at: now })
        .where('user_id', '=', userId)
        .execute()
      return { oldKey, newKey: masterKeys.unwrap({ userId, wrapped, masterKey }) }
    },
  }
}
