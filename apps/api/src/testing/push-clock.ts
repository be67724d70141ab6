import type { Pool } from 'pg'

/** Sets push's clock in a test's database; it stands still until it is set again. @param at ISO time */
export async function setPushClock(pool: Pool, at: string): Promise<void> {
  const moment = new Date(at).toISOString()
  await pool.query(
    `CREATE OR REPLACE FUNCTION push_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT '${moment}'::timestamptz $$`,
  )
}
