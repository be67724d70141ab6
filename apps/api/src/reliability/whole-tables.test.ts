import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import { expect, it } from 'vitest'
import { sampleRequest } from '../security/sample-request.ts'
import { recordStatements, type Statement } from '../testing/record-statements.ts'
import { useTestApp } from '../testing/test-app.ts'
import { wholeTableReads, wholeTablesRead } from '../testing/whole-table-reads.ts'

const app = useTestApp()

/** Tables that an endpoint may read as a whole. */
const exceptions = new Set([
  // The migrations of this release, for the status page.
  '_prisma_migrations',
])

/** Tables that a job which runs several times a day may read as a whole. */
const exceptionsOfJobs = new Set([
  // The exports of the last week: a sweep deletes older ones.
  'sweep-data-exports reads all of data_exports',
])

/** Excludes endpoints that end the session of the caller. */
const endpoints = Object.values(contracts)
  .flatMap((calls) => Object.values<Contract>(calls))
  .filter(({ path }) => !/signout|delete-myself/.test(path))

/**
 * Requests to an endpoint: with all query parameters, and of a list also with none and with each by itself, because
 * searches and filters have indexes of their own.
 */
function requestsTo(endpoint: Contract, userId: string) {
  const request = sampleRequest(endpoint, userId)
  if (!request.query || endpoint.method !== 'GET') return [request]
  const single = Object.entries(request.query).map(([name, value]) => ({ [name]: value }))
  return [request, { ...request, query: {} }, ...single.map((query) => ({ ...request, query }))]
}

it('no endpoint reads a table as a whole, so that its cost does not grow with other people’s rows', async () => {
  const { pool } = app.infra.database
  const client = await app.person()
  const callers = [client, await app.trainerOf(client), await app.person(['ROLE_ADMIN'])]
  const statements = new Map<string, Statement & { path: string }>()
  for (const endpoint of endpoints)
    for (const caller of callers)
      for (const request of requestsTo(endpoint, client.id))
        for (const statement of await recordStatements(pool, () => caller.exchange(endpoint, request)))
          statements.set(statement.text, { ...statement, path: endpoint.path })
  expect(statements.size).toBeGreaterThan(endpoints.length)
  const reads = await wholeTableReads(pool, [...statements.values()])
  const found = reads.filter(({ table }) => !exceptions.has(table))
  expect(found.map(({ statement, table }) => `${statement.path} reads all of ${table}`)).toEqual([])
})

/** Whether a cron expression with one hour is due at most once a day. */
const isDaily = (cron: string) => /^\d+$/.test(cron.split(' ')[1] ?? '')

it('no job that runs several times a day reads a table as a whole', async () => {
  const { database } = app.infra
  const frequent = app.workers.filter(({ cron }) => cron && !isDaily(cron))
  const found: string[] = []
  for (const job of frequent) {
    const run = () => database.transaction((tx) => job.run({} as never, tx))
    const tables = await wholeTablesRead(database, run)
    found.push(...tables.map((table) => `${job.name} reads all of ${table}`))
  }
  expect(frequent.length).toBeGreaterThan(5)
  expect(found.filter((read) => !exceptionsOfJobs.has(read))).toEqual([])
})
