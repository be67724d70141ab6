import { dockerPostgres } from './testing/docker-postgres.ts'
import { ownDatabase } from './testing/own-database.ts'
import { throwAwayPostgres } from './testing/throw-away-postgres.ts'

export type TestPostgres = {
  /** Connection string of an empty database; its user may create more of them. */
  url: string
  /** Stops the server, or drops the database, and leaves nothing behind. */
  stop(): Promise<void>
}

/**
 * PostgreSQL 18 for a test run: a database on the server DATABASE_URL names, else a container where a Docker engine
 * answers, else a throw-away server from npm. Clears what a killed run left behind first.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return ownDatabase(DATABASE_URL)
  return (await dockerPostgres()) ?? throwAwayPostgres()
}
