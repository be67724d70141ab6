import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Pool, PoolClient } from 'pg'

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

type Query = (...args: unknown[]) => unknown

const recordedPools = new WeakSet<Pool>()
const recordedClients = new WeakSet<PoolClient>()
/** Statements of the action that the current code belongs to; undefined in jobs and requests of others. */
const recordings = new AsyncLocalStorage<Statement[] | undefined>()
/** Statements of the running action, for the requests that it sends to servers of this process. */
let running: Statement[] | undefined

subscribe('http.server.request.start', () => recordings.enterWith(running))

/**
 * Statements that an action and the requests it sends to this process send to the database, in order; without those of
 * jobs that run at the same time.
 */
export async function recordStatements(pool: Pool, happening: () => Promise<unknown>): Promise<Statement[]> {
  if (!recordedPools.has(pool)) pool.on('acquire', recordClient)
  recordedPools.add(pool)
  const statements: Statement[] = []
  running = statements
  try {
    await recordings.run(statements, happening)
  } finally {
    running = undefined
  }
  return statements
}

/**
 * Number of statements that an action sends to the database, counted as by `recordStatements`.
 * @throws Error when there is none, because then nothing was measured
 */
export async function countQueries(pool: Pool, happening: () => Promise<unknown>): Promise<number> {
  const { length } = await recordStatements(pool, happening)
  if (length === 0) throw new Error('The action sent no statement.')
  return length
}

function recordClient(client: PoolClient): void {
  if (recordedClients.has(client)) return
  recordedClients.add(client)
  const query: Query = client.query.bind(client)
  const recorded: Query = (...args) => {
    recordings.getStore()?.push(statementOf(args))
    return query(...args)
  }
  Object.assign(client, { query: recorded })
}

/** The two forms in which `pg` takes a statement: text and values, or an object with both. */
function statementOf([first, second]: unknown[]): Statement {
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown })
  return { text, values: Array.isArray(values) ? values : [] }
}
