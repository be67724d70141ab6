import type { Pool } from 'pg'
import type { JobTransaction } from './jobs.ts'

/** Runs SQL in a transaction of the same kind that jobs get, for what requests and jobs both do. */
export async function inTransaction<T>(pool: Pool, run: (tx: JobTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection may break while nothing is asked of it. Unheard, that would end the process; what is asked next fails.
  const note = (error: Error) => {
    broken = error
  }
  client.on('error', note)
  try {
    await client.query('BEGIN')
    const result = await run({ executeSql: (text, values) => client.query(text, values) })
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.off('error', note)
    client.release(broken)
  }
}
