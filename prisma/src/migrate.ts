import { setTimeout as delay } from 'node:timers/promises'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import { withSchemaEngine } from './schema-engine.ts'
import { readMigrations, readSchema } from './schema-files.ts'

/** No tables are excluded: everything in the public schema is ours; the job queue has a schema of its own. */
const filters = { externalTables: [], externalEnums: [] }

/**
 * Attempts to get the locks of a migration. Together they take longer than any job holds locks, for example one that
 * waits for the mail server.
 */
const lockAttempts = 15
const pauseMs = 2000

/** PostgreSQL's codes for a lock that was not free in time, and for a deadlock. */
const lockCodes = new Set<unknown>(['55P03', '40P01'])

const isLockFailure = (error: unknown) => error instanceof Error && 'code' in error && lockCodes.has(error.code)

/** A migration that could not be applied; its message names it and the cause. */
export class MigrationError extends Error {
  /** Name of the migration. */
  readonly migration: string
  /** Whether it waited for a lock in vain; then it is repeated by the next call. */
  readonly isLocked: boolean

  constructor(migration: string, cause: unknown) {
    super(`${migration}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.migration = migration
    this.isLocked = isLockFailure(cause)
  }
}

const diagnose = (engine: SchemaEngine, migrationsList: MigrationList) =>
  engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: false })

/** Names of the migrations that the database lacks, oldest first. */
async function findPending(engine: SchemaEngine, migrationsList: MigrationList): Promise<string[]> {
  const { history } = await diagnose(engine, migrationsList)
  return history && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : []
}

/** Applies pending migrations. @throws MigrationError for a migration that fails, or failed earlier */
async function applyOnce(engine: SchemaEngine, migrationsList: MigrationList, takeScriptError: () => unknown) {
  try {
    await engine.applyMigrations({ migrationsList, filters })
  } catch (error) {
    const { failedMigrationNames } = await diagnose(engine, migrationsList)
    const [migration] = failedMigrationNames
    // Also when no migration failed: the error must not decide about a later attempt.
    const cause = takeScriptError() ?? error
    throw migration ? new MigrationError(migration, cause) : error
  }
}

/**
 * Applies every migration that the database lacks, as `prisma migrate deploy` would. One whose locks are not free is
 * repeated: it was rolled back as a whole.
 * @param migrations the product's by default
 * @param attempts most attempts to get the locks of a migration
 * @returns names of the applied migrations, oldest first; empty when the database was up to date
 * @throws MigrationError for a migration that fails, or failed earlier
 */
export const applyMigrations = (
  databaseUrl: string,
  {
    migrations = readMigrations(),
    attempts = lockAttempts,
  }: { migrations?: Promise<MigrationList>; attempts?: number } = {},
): Promise<string[]> =>
  withSchemaEngine(databaseUrl, async (engine, takeScriptError) => {
    const migrationsList = await migrations
    const pending = await findPending(engine, migrationsList)
    for (let attempt = 1; ; attempt += 1) {
      try {
        await applyOnce(engine, migrationsList, takeScriptError)
        return pending
      } catch (error) {
        if (!(error instanceof MigrationError && error.isLocked)) throw error
        await engine.markMigrationRolledBack({ migrationName: error.migration })
        if (attempt >= attempts) throw error
        await delay(pauseMs)
      }
    }
  })

/**
 * Marks a failed or interrupted migration as resolved, so that `applyMigrations` no longer stops at it.
 * @param as `rolledBack`: it is applied again; `applied`: the database completed it after the interruption
 * @throws when no migration of that name failed
 */
export const resolveMigration = (
  databaseUrl: string,
  name: string,
  as: 'rolledBack' | 'applied',
  migrations = readMigrations(),
): Promise<void> =>
  withSchemaEngine(databaseUrl, async (engine) => {
    if (as === 'rolledBack') await engine.markMigrationRolledBack({ migrationName: name })
    else await engine.markMigrationApplied({ migrationName: name, migrationsList: await migrations })
  })

/**
 * The SQL of the difference between the migrations and the schema files; empty when they agree.
 * Replays all migrations in a shadow database, which it creates on the given server and drops again.
 */
export const missingMigration = (databaseUrl: string): Promise<string> =>
  withSchemaEngine(databaseUrl, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await readMigrations()) },
      to: { tag: 'schemaDatamodel', ...(await readSchema()) },
      script: true,
      exitCode: null,
      filters,
    })
    return stdout?.includes('-- This is an empty migration.') ? '' : (stdout ?? '')
  })
