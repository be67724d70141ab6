import pg from 'pg'
import { throwAwayPostgres } from './throw-away-postgres.ts'

/** Simulates a test run that is killed: starts a throw-away server, reports its process id, and never stops it. */
const { url } = await throwAwayPostgres()
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows } = await client.query<{ pid: string }>(
  `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
)
await client.end()
process.send?.({ pid: Number(rows[0]?.pid) })
