import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { sampleRequest } from '../security/sample-request.ts'
import { recordStatements, type Statement } from '../testing/record-statements.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

/** Tables that an endpoint may read as a whole. */
const exceptions = new Set([
  // The migrations of this release, for the status page.
  '_prisma_migrations',
  // For admins alone, who manage those for everyone.
  'challenges',
])

/** Excludes endpoints that end the session of the caller. */
const endpoints = Object.values(contracts)
  .flatMap((calls) => Object.values<Contract>(calls))
  .filter(({ path }) => !/signout|delete-myself/.test(path))

interface PlanNode {
  'Node Type': string
  Schema?: string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const readIn = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node.Schema === 'public' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(readIn),
]

/**
 * Tables of the product that a statement reads as a whole because no index serves its conditions. PostgreSQL is told to
 * avoid that, as it does by itself for tables that are large.
 */
async function tablesRead(connection: PoolClient, { text, values }: Statement): Promise<string[]> {
  const { rows } = await connection.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
    [...values],
  )
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => readIn(Plan)))
}

const isPlanned = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

it('no endpoint reads a table as a whole, so that its cost does not grow with other people’s rows', async () => {
  const { pool } = app.infra.database
  const client = await app.person()
  const callers = [client, await app.trainerOf(client), await app.person(['ROLE_ADMIN'])]
  const statements = new Map<string, Statement & { path: string }>()
  for (const endpoint of endpoints)
    for (const caller of callers) {
      const request = () => caller.exchange(endpoint, sampleRequest(endpoint, client.id))
      for (const statement of await recordStatements(pool, request))
        statements.set(statement.text, { ...statement, path: endpoint.path })
    }
  const planned = [...statements.values()].filter(isPlanned)
  expect(planned.length).toBeGreaterThan(endpoints.length)

  const connection = await pool.connect()
  try {
    await connection.query('BEGIN')
    await connection.query('SET LOCAL enable_seqscan = off')
    const found: string[] = []
    for (const statement of planned)
      for (const table of await tablesRead(connection, statement))
        if (!exceptions.has(table)) found.push(`${statement.path} reads all of ${table}`)
    expect(found).toEqual([])
  } finally {
    await connection.query('ROLLBACK')
    connection.release()
  }
})
