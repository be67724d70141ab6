import { applyMigrations } from './migrate.ts'
import { shipTemplatesTo } from './shipped/ship-templates.ts'

/** `pnpm --filter @kostbar/prisma deploy`: migrates the database of DATABASE_URL and ships new system templates. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) {
  console.error('DATABASE_URL is missing: postgresql://user:password@host:5432/database')
  process.exit(2)
}
const applied = await applyMigrations(databaseUrl)
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
const shipped = await shipTemplatesTo(databaseUrl)
if (shipped.length > 0) console.log(`Shipped templates: ${shipped.join('; ')}`)
