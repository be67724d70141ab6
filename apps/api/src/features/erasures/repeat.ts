import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../infra/database.ts'
import type { DumpedRow } from '../../infra/dump.ts'
import { erasureRecordDays } from './erasure-record-days.ts'
import type { ErasureKind, RepeatErasure } from './service.ts'

/** An erasure of the copy. */
interface CopiedErasure {
  readonly userId: string
  readonly kind: ErasureKind
  readonly erasedAt: Date
}

/**
 * Erasures of the copy that the database does not know, oldest first. The others happened before its backup was made:
 * what the backup contains was written after them and stays. For the same reason those are left out that are old enough
 * to have been swept.
 */
async function findMissing(db: Db, rows: readonly DumpedRow[]): Promise<CopiedErasure[]> {
  const { rows: missing } = await sql<CopiedErasure>`
    SELECT c.user_id AS "userId", c.kind, c.erased_at AS "erasedAt"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS c (user_id uuid, kind text, erased_at timestamptz(3))
     WHERE c.erased_at > now() - make_interval(days => ${sql.lit(erasureRecordDays)})
       AND NOT EXISTS (SELECT FROM erasures e
                        WHERE e.user_id = c.user_id AND e.kind::text = c.kind AND e.erased_at >= c.erased_at)
     ORDER BY c.erased_at, c.user_id`.execute(db)
  return missing
}

const keep = (tx: Tx, { userId, kind, erasedAt }: CopiedErasure) =>
  tx
    .insertInto('erasures')
    .values({ user_id: userId, kind, erased_at: erasedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ erased_at: erasedAt }))
    .execute()

/**
 * Repeats the erasures that happened after the restored backup was made, each in its own transaction. Can be
 * interrupted and run again.
 * @param rows rows of a copy of `erasures`
 * @returns number of erasures repeated
 */
export async function repeatErasures(
  { kysely, transaction }: Pick<Database, 'kysely' | 'transaction'>,
  rows: readonly DumpedRow[],
  repeat: Readonly<Record<ErasureKind, RepeatErasure>>,
): Promise<number> {
  const missing = await findMissing(kysely, rows)
  for (const erasure of missing)
    await transaction(async (tx) => {
      await repeat[erasure.kind](tx, erasure.userId, erasure.erasedAt)
      await keep(tx, erasure)
    })
  return missing.length
}
