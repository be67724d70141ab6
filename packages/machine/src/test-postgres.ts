import { dockerPostgres } from './testing/docker-postgres.ts'
import type { TestPostgres } from './testing/handle.ts'
import { ownDatabase } from './testing/own-database.ts'
import { throwAwayPostgres } from './testing/throw-away-postgres.ts'

/**
 * Starts PostgreSQL 18 for a test run: a database on the server that DATABASE_URL names, else a container if a Docker
 * engine answers, else a throw-away server from npm. First removes what a killed run left behind.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return ownDatabase(DATABASE_URL)
  return (await dockerPostgres()) ?? throwAwayPostgres()
}
