import type { MasterKeys } from '@kostbar/prisma/master-keys'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'

const batchSize = 500

/** One batch of data keys that are encrypted with another master key than the current one. */
const findOldKeys = (db: Db, current: string) =>
  db
    .selectFrom('user_keys')
    .select(['user_id as userId', 'wrapped', 'master_key as masterKey'])
    .where('master_key', '<>', current)
    .orderBy('user_id')
    .limit(batchSize)
    .execute()

/**
 * Encrypts all data keys with the current master key. The data keys themselves stay the same, so the product can read
 * and write health data meanwhile; every process must know both master keys. Can be interrupted and run again.
 * @param onProgress called with the number of data keys re-encrypted so far
 * @returns number of data keys re-encrypted
 * @throws Error when a data key is encrypted with a master key that is not configured
 */
export async function rotateKeys(db: Db, masterKeys: MasterKeys, onProgress: (done: number) => void): Promise<number> {
  const { current } = masterKeys
  let done = 0
  for (;;) {
    const oldKeys = await findOldKeys(db, current)
    if (oldKeys.length === 0) return done
    const userIds = oldKeys.map(({ userId }) => userId)
    const oldWrapped = oldKeys.map(({ wrapped }) => wrapped)
    const newWrapped = oldKeys.map((key) => masterKeys.rewrap(key).wrapped)
    // Compares the old value, because an erasure may have replaced the data key since it was read.
    const { numAffectedRows = 0n } = await sql`
      UPDATE user_keys k SET wrapped = n.new_wrapped, master_key = ${current}
        FROM unnest(${userIds}::uuid[], ${oldWrapped}::bytea[], ${newWrapped}::bytea[]) AS n (user_id, old_wrapped, new_wrapped)
       WHERE k.user_id = n.user_id AND k.wrapped = n.old_wrapped`.execute(db)
    done += Number(numAffectedRows)
    onProgress(done)
  }
}
