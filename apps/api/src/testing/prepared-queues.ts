import type { Pool } from 'pg'

/** Tables with what the app prepares when it starts, in the order of their references. */
const tables = ['pgboss.queue', 'pgboss.schedule']

/** Columns of the queues that say when the job queue last looked after them. */
const maintenance = '{monitor_on,monitor_claim_on,maintain_on}'

/** Rows of the tables as a JSON array, as the first app of this worker has prepared them. */
const prepared: { table: string; rows: string }[] = []

/** Remembers the queues and schedules that the first app of this worker has prepared. */
export async function rememberQueues(pool: Pool): Promise<void> {
  if (prepared.length > 0) return
  for (const table of tables) {
    const result = await pool.query<{ rows: string }>(
      `SELECT coalesce(jsonb_agg(to_jsonb(t) - $1::text[]), '[]')::text AS rows FROM ${table} t`,
      [maintenance],
    )
    prepared.push({ table, rows: result.rows[0]?.rows ?? '[]' })
  }
}

/**
 * Copies the remembered queues and schedules into a new database, where the app finds them as those of an earlier
 * process: preparing them takes more than a hundred statements.
 */
export async function copyQueues(pool: Pool): Promise<void> {
  for (const { table, rows } of prepared) {
    const sql = `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`
    await pool.query(sql, [rows])
  }
}
