import type { Tables } from '@kostbar/prisma/tables'
import type { Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'

/** What was erased: an account with everything it owns, or only its health data. */
export type ErasureKind = Tables['erasures']['kind']

/** Erases again what a restored backup brought back; does nothing for accounts that do not exist. */
export type RepeatErasure = (tx: Tx, userId: string, erasedAt: Date) => Promise<void>

/** Whether the erasure of an account is on record, as it is for 35 days. */
export const isErasedAccount = async (tx: Tx, userId: string): Promise<boolean> =>
  Boolean(
    await tx
      .selectFrom('erasures')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'ACCOUNT')
      .executeTakeFirst(),
  )

/** Times at which accounts were erased, by id; of those whose erasure is on record. */
export async function erasedAccounts(tx: Tx): Promise<Map<string, Date>> {
  const erasures = await tx
    .selectFrom('erasures')
    .select(['user_id as userId', 'erased_at as erasedAt'])
    .where('kind', '=', 'ACCOUNT')
    .execute()
  return new Map(erasures.map(({ userId, erasedAt }) => [userId, erasedAt]))
}

/**
 * Records an erasure, in its transaction, so that it can be repeated after an older backup was restored. Later erasures
 * of the same kind replace earlier ones.
 */
export async function recordErasure(tx: Tx, userId: string, kind: ErasureKind): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ user_id: userId, kind, erased_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ erased_at: now }))
    .execute()
}
