import { parseArgs } from 'node:util'
import { applyMigrations, MigrationError, resolveMigration } from './migrate.ts'
import { shipTo } from './shipped/ship-templates.ts'

const usage =
  'Usage: DATABASE_URL=postgresql://user:password@host:5432/database pnpm --filter @kostbar/prisma run deploy'

/** What to do about a migration that failed, for the operator. */
const adviceOn = ({ migration, isLocked }: MigrationError) =>
  isLocked
    ? 'Its locks were not free, and it was rolled back. Run deploy again.'
    : `It stops every later release. See 'A migration failed' in docs/operations.md, then: deploy --retry ${migration}`

/**
 * `pnpm --filter @kostbar/prisma run deploy`: migrates the database of DATABASE_URL and ships foods, recipes and system
 * templates. With `--retry NAME` or `--applied NAME`, it first resolves a migration that failed.
 */
async function deploy(): Promise<void> {
  const { values } = parseArgs({ options: { retry: { type: 'string' }, applied: { type: 'string' } } })
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error(usage)
  if (values.retry) await resolveMigration(databaseUrl, values.retry, 'rolledBack')
  if (values.applied) await resolveMigration(databaseUrl, values.applied, 'applied')
  const applied = await applyMigrations(databaseUrl)
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
  const { recipes, templates } = await shipTo(databaseUrl)
  if (recipes > 0) console.log(`Shipped recipes: ${recipes}`)
  if (templates.length > 0) console.log(`Shipped templates: ${templates.join('; ')}`)
}

deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof MigrationError) console.error(adviceOn(error))
  process.exitCode = 1
})
