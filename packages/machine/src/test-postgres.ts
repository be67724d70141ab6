import { dockerPostgres } from './testing/docker-postgres.ts'
import type { TestPostgres } from './testing/handle.ts'
import { ownDatabase } from './testing/own-database.ts'
import { throwAwayPostgres } from './testing/throw-away-postgres.ts'

/**
 * PostgreSQL 18 for a test run: a database on the server DATABASE_URL names, else a container where a Docker engine
 * answers, else a throw-away server from npm. Clears what a killed run left behind first.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return ownDatabase(DATABASE_URL)
  return (await dockerPostgres()) ?? throwAwayPostgres()
}
