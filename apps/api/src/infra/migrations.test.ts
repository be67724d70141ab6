import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations, missingMigration } from '@kostbar/prisma/migrate'
import { seedDemo } from '@kostbar/prisma/seed'
import pg from 'pg'
import { expect, it } from 'vitest'

it('the migrations build exactly what the schema files describe, and apply once', async () => {
  const postgres = await startTestPostgres()
  try {
    expect(await applyMigrations(postgres.url)).not.toEqual([])
    expect(await applyMigrations(postgres.url)).toEqual([])
    expect(await missingMigration(postgres.url)).toBe('')
  } finally {
    await postgres.stop()
  }
})

it('demo data is seeded once, and never into a database that has accounts', async () => {
  const postgres = await startTestPostgres()
  try {
    await applyMigrations(postgres.url)
    expect(await seedDemo(postgres.url)).toBe(true)
    expect(await seedDemo(postgres.url)).toBe(false)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query('SELECT count(*)::int AS users FROM users')
    await client.end()
    expect(rows).toEqual([{ users: 7 }])
  } finally {
    await postgres.stop()
  }
})
