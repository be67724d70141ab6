import { sql } from 'kysely'
import type { Database, Tx } from '../infra/database.ts'

/** Sequential scans by table, as this connection has counted them so far. */
async function countScans(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ table: string; scans: number }>`
    SELECT relname AS "table", seq_scan::int AS scans
      FROM pg_stat_xact_user_tables WHERE schemaname = 'public'`.execute(tx)
  return new Map(rows.map(({ table, scans }) => [table, scans]))
}

/**
 * Tables that an action reads as a whole because no index serves its conditions. PostgreSQL is told to avoid that, as
 * it does by itself for tables that are large.
 * @param action runs in a transaction, which commits
 */
export const scannedTables = (
  { transaction }: Pick<Database, 'transaction'>,
  action: (tx: Tx) => Promise<unknown>,
): Promise<string[]> =>
  transaction(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    // Plans of earlier statements may scan.
    await sql`SET LOCAL plan_cache_mode = force_custom_plan`.execute(tx)
    const before = await countScans(tx)
    await action(tx)
    const after = await countScans(tx)
    return [...after].flatMap(([table, scans]) => (scans > (before.get(table) ?? 0) ? [table] : []))
  })
