import pg from 'pg'
import { inject } from 'vitest'

/**
 * Runs one statement on the stack's database, to let time pass for rows that a test has created through the product.
 * @param parameters values of `$1`, `$2`, …
 */
export async function runStatement(statement: string, ...parameters: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, parameters)
    if (!rowCount) throw new Error('The statement changed no row')
  } finally {
    await client.end()
  }
}
