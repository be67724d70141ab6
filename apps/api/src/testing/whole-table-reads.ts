import type { Pool, PoolClient } from 'pg'
import type { Database } from '../infra/database.ts'
import { recordStatements, type Statement } from './record-statements.ts'

interface PlanNode {
  'Node Type': string
  Schema?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

const isIndexScan = (node: PlanNode) => /^Index (Only )?Scan$/.test(node['Node Type'])
const isLimit = (node: PlanNode) => node['Node Type'] === 'Limit'

/** Nodes that pass on each row at once, so that a limit above them also bounds what they read. */
const isStreaming = (node: PlanNode) =>
  /^(Limit|Result|Nested Loop|LockRows|Subquery Scan|Append|Merge Append|Memoize|ProjectSet)$/.test(node['Node Type'])

/**
 * Tables of the product that a plan reads as a whole: by a sequential scan, or by filtering all rows of an index. An index
 * that is read as a whole without a filter is the inner side of a join, which looks up single rows of a large table.
 * @param partialIndexes names of indexes that contain only the rows of a condition
 * @param isLimited whether a limit bounds the rows that are read below the node
 */
function wholeTablesIn(node: PlanNode, partialIndexes: ReadonlySet<string>, isLimited = false): string[] {
  const isWholeIndex =
    isIndexScan(node) &&
    node.Filter !== undefined &&
    node['Index Cond'] === undefined &&
    !isLimited &&
    !partialIndexes.has(node['Index Name'] ?? '')
  const isWhole = node.Schema === 'public' && (node['Node Type'] === 'Seq Scan' || isWholeIndex)
  const isLimitedBelow = isLimit(node) || (isLimited && isStreaming(node))
  return [
    ...(isWhole ? [node['Relation Name'] ?? ''] : []),
    ...(node.Plans ?? []).flatMap((below) => wholeTablesIn(below, partialIndexes, isLimitedBelow)),
  ]
}

const isPlanned = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

async function planOf(connection: PoolClient, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await connection.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
    [...values],
  )
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan))
}

async function partialIndexNames(connection: PoolClient): Promise<Set<string>> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indpred IS NOT NULL`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** PostgreSQL plans as it does for large tables: with an index wherever one serves a condition. */
const asForLargeTables = `SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off`

/**
 * Tables that statements read as a whole because no index serves their conditions.
 * @throws Error when there is nothing to plan
 */
export async function wholeTableReads<S extends Statement>(
  pool: Pool,
  statements: readonly S[],
): Promise<{ statement: S; table: string }[]> {
  const planned = statements.filter(isPlanned)
  if (planned.length === 0) throw new Error('There is no statement to plan.')
  const connection = await pool.connect()
  try {
    await connection.query('BEGIN')
    await connection.query(asForLargeTables)
    const partialIndexes = await partialIndexNames(connection)
    const reads: { statement: S; table: string }[] = []
    for (const statement of planned)
      for (const plan of await planOf(connection, statement))
        for (const table of wholeTablesIn(plan, partialIndexes)) reads.push({ statement, table })
    return reads
  } finally {
    await connection.query('ROLLBACK')
    connection.release()
  }
}

/** Tables that an action, and the requests it sends to this process, read as a whole. */
export async function wholeTablesRead(
  { pool }: Pick<Database, 'pool'>,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const reads = await wholeTableReads(pool, await recordStatements(pool, action))
  return [...new Set(reads.map(({ table }) => table))]
}
