import { withSchemaEngine } from './schema-engine.ts'
import { readMigrations, readSchema } from './schema-files.ts'

/** Nothing in the public schema is managed elsewhere; the job queue keeps to a schema of its own. */
const filters = { externalTables: [], externalEnums: [] }

/**
 * Applies every migration the database does not have yet, as `prisma migrate deploy` would.
 * @returns the names applied, oldest first; empty when the database was up to date
 */
export const applyMigrations = (databaseUrl: string): Promise<string[]> =>
  withSchemaEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: await readMigrations(), filters })
    return appliedMigrationNames
  })

/**
 * The SQL that the migrations lack against the schema files; empty when they agree.
 * Replays all migrations in a shadow database, which it creates on that server and drops again.
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
