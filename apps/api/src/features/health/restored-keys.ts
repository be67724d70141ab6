import type { MasterKeys } from '@kostbar/prisma/master-keys'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { DumpedRow } from '../../infra/dump.ts'

const batchSize = 500

/** A row of a copy of `user_keys`. */
interface CopiedKey {
  readonly userId: string
  readonly wrapped: Buffer
  readonly masterKey: string
  readonly createdAt: string
}

function parseKey({ user_id: userId, wrapped, master_key: masterKey, created_at: createdAt }: DumpedRow): CopiedKey {
  if (!userId || !wrapped?.startsWith('\\x') || !masterKey || !createdAt)
    throw new Error('The copy of user_keys has a row without user_id, wrapped, master_key or created_at.')
  return { userId, wrapped: Buffer.from(wrapped.slice(2), 'hex'), masterKey, createdAt }
}

/**
 * Writes keys of accounts that exist. A key that is there already was created by an API process before the keys were
 * restored, so the one of the copy replaces it. That is untrue once API processes have run with the restored keys: the
 * copy would bring back replaced ones. Rows are written in the order of user ids, as everywhere.
 */
async function writeKeys(tx: Tx, keys: readonly CopiedKey[]): Promise<number> {
  const userIds = keys.map(({ userId }) => userId)
  const wrapped = keys.map((key) => key.wrapped)
  const masterKeys = keys.map(({ masterKey }) => masterKey)
  const createdAt = keys.map((key) => key.createdAt)
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO user_keys (user_id, wrapped, master_key, created_at)
    SELECT u.id, n.wrapped, n.master_key, n.created_at
      FROM unnest(${userIds}::uuid[], ${wrapped}::bytea[], ${masterKeys}::text[], ${createdAt}::timestamptz[])
             AS n (user_id, wrapped, master_key, created_at)
      JOIN users u ON u.id = n.user_id ORDER BY u.id
    ON CONFLICT (user_id) DO UPDATE
      SET wrapped = excluded.wrapped, master_key = excluded.master_key, created_at = excluded.created_at`.execute(tx)
  return Number(numAffectedRows)
}

/**
 * Restores data keys from a copy of `user_keys` that is newer than the restored backup. Keys of accounts that the
 * backup does not contain are left out.
 * @param rows rows of the copy, each user once
 * @returns number of keys in the copy, and of those restored
 * @throws Error when a key of the copy cannot be decrypted with the configured master keys
 */
export async function restoreKeys(
  tx: Tx,
  masterKeys: MasterKeys,
  rows: readonly DumpedRow[],
): Promise<{ copied: number; restored: number }> {
  const keys = rows.map(parseKey)
  // Before anything is written: with the wrong master keys, no API process could read the data.
  for (const key of keys) masterKeys.unwrap(key)
  let restored = 0
  for (let start = 0; start < keys.length; start += batchSize)
    restored += await writeKeys(tx, keys.slice(start, start + batchSize))
  return { copied: keys.length, restored }
}
