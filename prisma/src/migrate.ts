import { withSchemaEngine } from './schema-engine.ts'
import { readMigrations, readSchema } from './schema-files.ts'

/** No tables are excluded: everything in the public schema is ours; the job queue has a schema of its own. */
const filters = { externalTables: [], externalEnums: [] }

/**
 * Applies every migration that the database lacks, as `prisma migrate deploy` would.
 * @returns names of the applied migrations, oldest first; empty when the database was up to date
 */
export const applyMigrations = (databaseUrl: string): Promise<string[]> =>
  withSchemaEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: await readMigrations(), filters })
    return appliedMigrationNames
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
