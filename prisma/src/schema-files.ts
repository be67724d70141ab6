import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm'

const schemaDirectory = fileURLToPath(new URL('../schema/', import.meta.url))
export const migrationsDirectory = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Reads all *.prisma files in the form that the schema engine expects. */
export async function readSchema(): Promise<SchemasContainer> {
  const files = (await readdir(schemaDirectory)).filter((file) => file.endsWith('.prisma')).sort()
  const read = async (path: string) => ({ path, content: await readFile(`${schemaDirectory}${path}`, 'utf8') })
  return { files: await Promise.all(files.map(read)) }
}

const readMigration = async (path: string) => ({
  path,
  migrationFile: {
    path: 'migration.sql',
    content: { tag: 'ok' as const, value: await readFile(`${migrationsDirectory}${path}/migration.sql`, 'utf8') },
  },
})

/** Reads all migrations in the form that the schema engine expects. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true })
  const directories = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const lockfile = await readFile(`${migrationsDirectory}migration_lock.toml`, 'utf8')
  return {
    baseDir: migrationsDirectory,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    migrationDirectories: await Promise.all(directories.sort().map(readMigration)),
  }
}
