import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations } from '@kostbar/prisma/migrate'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that test files copy. */
    templateUrl: string
  }
}

/** Starts one PostgreSQL for the run, with a migrated database as template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  await applyMigrations(postgres.url)
  const boss = new PgBoss({ connectionString: postgres.url })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
  project.provide('templateUrl', postgres.url)
  return () => postgres.stop()
}
