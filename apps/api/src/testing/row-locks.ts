import type { Pool } from 'pg'
import { expect } from 'vitest'

const waitingStatements = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event IN ('transactionid', 'tuple')`

/** Waits until one statement on this database waits for a row that another transaction has changed or locked. */
export async function untilRowIsAwaited(pool: Pool): Promise<void> {
  await expect.poll(async () => (await pool.query(waitingStatements)).rowCount).toBe(1)
}
