import pg from 'pg'
import { inject } from 'vitest'

/**
 * Runs one statement on the stack's database, to let time pass for rows that a test has created through the product.
 * @param parameters values of `$1`, `$2`, …
 */
export async function runStatement(statement: string, ...parameters: string[]): Promise<void> {
  if (!(await countRows(statement, ...parameters))) throw new Error('The statement changed no row')
}

/**
 * Number of rows in the stack's database that a query finds, or a statement changes.
 * @param parameters values of `$1`, `$2`, …
 */
export async function countRows(statement: string, ...parameters: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    return (await client.query(statement, parameters)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
