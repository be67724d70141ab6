import { mkdir, writeFile } from 'node:fs/promises'
import { missingMigration } from './migrate.ts'
import { migrationsDirectory } from './schema-files.ts'

/** `pnpm --filter @kostbar/prisma migration NAME`: writes a migration with the changes of the schema files. */
const [name] = process.argv.slice(2)
const databaseUrl = process.env.DATABASE_URL
if (!name || !/^[a-z0-9_]+$/.test(name) || !databaseUrl) {
  console.error('Usage: DATABASE_URL=… pnpm --filter @kostbar/prisma migration name_in_snake_case')
  process.exit(2)
}
const sql = await missingMigration(databaseUrl)
if (!sql) {
  console.log('The migrations already match the schema.')
  process.exit(0)
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const directory = `${migrationsDirectory}${stamp}_${name}`
await mkdir(directory)
await writeFile(`${directory}/migration.sql`, sql)
console.log(`Wrote ${directory}/migration.sql — read it before you commit it.`)
