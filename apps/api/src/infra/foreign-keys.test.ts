import pg from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'

/** Foreign keys without an index that has all rows and begins with their columns. */
const withoutIndex = `
  SELECT c.conname AS name FROM pg_constraint c
   WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
     SELECT FROM pg_index i
      WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indisvalid
        AND (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)
   ORDER BY c.conname`

it('finds the rows of every foreign key by an index, so that deleting what they refer to reads no whole table', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows: all } = await client.query(`SELECT FROM pg_constraint WHERE contype = 'f'`)
    expect(all.length).toBeGreaterThan(50)
    expect((await client.query(withoutIndex)).rows).toEqual([])
  } finally {
    await client.end()
    await drop()
  }
})
