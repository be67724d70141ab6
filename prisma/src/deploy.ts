import { applyMigrations } from './migrate.ts'

/** `pnpm --filter @kostbar/prisma deploy`: brings the database of DATABASE_URL up to date. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) {
  console.error('DATABASE_URL is missing: postgresql://user:password@host:5432/database')
  process.exit(2)
}
const applied = await applyMigrations(databaseUrl)
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
