import type { Pool, PoolClient } from 'pg'
import type { Database } from '../infra/database.ts'
import { recordStatements, type Statement } from './record-statements.ts'

interface PlanNode {
  'Node Type': string
  Schema?: string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const scannedIn = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node.Schema === 'public' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scannedIn),
]

const isPlanned = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

async function plannedScans(connection: PoolClient, { text, values }: Statement): Promise<string[]> {
  const { rows } = await connection.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
    [...values],
  )
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scannedIn(Plan)))
}

/**
 * Sequential scans of the product's tables in the plans of statements: what they read as a whole because no index serves
 * their conditions. PostgreSQL is told to avoid that, as it does by itself for tables that are large.
 * @throws Error when there is nothing to plan
 */
export async function sequentialScans<S extends Statement>(
  pool: Pool,
  statements: readonly S[],
): Promise<{ statement: S; table: string }[]> {
  const planned = statements.filter(isPlanned)
  if (planned.length === 0) throw new Error('There is no statement to plan.')
  const connection = await pool.connect()
  try {
    await connection.query('BEGIN')
    await connection.query('SET LOCAL enable_seqscan = off')
    const scans: { statement: S; table: string }[] = []
    for (const statement of planned)
      for (const table of await plannedScans(connection, statement)) scans.push({ statement, table })
    return scans
  } finally {
    await connection.query('ROLLBACK')
    connection.release()
  }
}

/** Tables that an action, and the requests it sends to this process, read by a sequential scan. */
export async function scannedTables(
  { pool }: Pick<Database, 'pool'>,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const scans = await sequentialScans(pool, await recordStatements(pool, action))
  return [...new Set(scans.map(({ table }) => table))]
}
