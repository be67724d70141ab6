import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Pool, PoolClient } from 'pg'

type Query = (...args: unknown[]) => unknown

interface Counter {
  statements: number
}

const countedPools = new WeakSet<Pool>()
const countedClients = new WeakSet<PoolClient>()
/** Counter of the action that the current code belongs to; undefined in jobs and requests of others. */
const counters = new AsyncLocalStorage<Counter | undefined>()
/** Counter of the running action, for the requests that it sends to servers of this process. */
let running: Counter | undefined

subscribe('http.server.request.start', () => counters.enterWith(running))

/**
 * Number of statements that an action and the requests it sends to this process send to the database; jobs that run at
 * the same time do not count.
 * @throws Error when there is none, because then nothing was measured
 */
export async function countQueries(pool: Pool, happening: () => Promise<unknown>): Promise<number> {
  if (!countedPools.has(pool)) pool.on('acquire', countStatements)
  countedPools.add(pool)
  const counter: Counter = { statements: 0 }
  running = counter
  try {
    await counters.run(counter, happening)
  } finally {
    running = undefined
  }
  if (counter.statements === 0) throw new Error('The action sent no statement.')
  return counter.statements
}

function countStatements(client: PoolClient): void {
  if (countedClients.has(client)) return
  countedClients.add(client)
  const query: Query = client.query.bind(client)
  const counted: Query = (...args) => {
    const counter = counters.getStore()
    if (counter) counter.statements += 1
    return query(...args)
  }
  Object.assign(client, { query: counted })
}
