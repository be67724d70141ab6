import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'

/** OIDs of the types `"char"` (one byte, used in PostgreSQL's catalogue and unknown to adapter-pg) and text. */
const internalChar = 18
const text = 25

/**
 * Longest wait of a migration for a lock, in ms. Everything that reads the table waits behind it, so a migration gives up
 * before people notice, and is repeated.
 */
const lockTimeoutMs = 3000

/** A statement that waits for transactions without blocking anybody, and cannot run in a transaction. */
const concurrently = /^\s*(CREATE|DROP|REINDEX)\b.*\bCONCURRENTLY\b/im

/** PostgreSQL runs a script of several statements as one transaction, to which `SET LOCAL` is limited. */
const withLockTimeout = (script: string) =>
  concurrently.test(script) ? script : `SET LOCAL lock_timeout = ${lockTimeoutMs};\n${script}`

/** What the connections of an adapter share. */
interface Shared {
  readonly pools: pg.Pool[]
  /** Error of the last script that failed; the engine reports that there was one, and not which. */
  scriptError?: unknown
}

/**
 * Opens a connection for the schema engine. It works around adapter-pg, which refuses columns of the type `"char"` and
 * splits a script at every semicolon, even in comments and function bodies; PostgreSQL accepts the whole script.
 */
async function connectTo(url: string, shared: Shared) {
  const pool = new pg.Pool({ connectionString: url })
  shared.pools.push(pool)
  const charColumns = new WeakMap<unknown[], number[]>()
  const query: (...args: unknown[]) => Promise<pg.QueryResult> = pool.query.bind(pool)
  const readable = async (...args: unknown[]) => {
    const result = await query(...args)
    const chars = (result.fields ?? []).flatMap((field, index) => (field.dataTypeID === internalChar ? [index] : []))
    for (const index of chars) Object.assign(result.fields[index] ?? {}, { dataTypeID: text })
    if (chars.length > 0) charColumns.set(result.rows, chars)
    return result
  }
  const adapter = new PrismaPg(Object.assign(pool, { query: readable }), { disposeExternalPool: true })
  const connection = await adapter.connect()
  const queryRaw = connection.queryRaw.bind(connection)
  return Object.assign(connection, {
    queryRaw: async (statement: SqlQuery) => {
      const result = await queryRaw(statement)
      for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character
      return result
    },
    executeScript: async (script: string) => {
      try {
        await query(withLockTimeout(script))
      } catch (error) {
        shared.scriptError = error
        throw error
      }
    },
  })
}

/**
 * Opens a connection to a new shadow database. adapter-pg itself would drop the database while its own pool still holds
 * it open, which PostgreSQL refuses.
 */
async function connectToShadowOf(url: string, shared: Shared) {
  const name = `shadow_${randomUUID()}`
  const shadowUrl = new URL(url)
  shadowUrl.pathname = `/${name}`
  await run(url, `CREATE DATABASE "${name}"`)
  const shadow = await connectTo(shadowUrl.href, shared)
  const disconnect = shadow.dispose.bind(shadow)
  const dispose = async () => {
    await disconnect()
    await run(url, `DROP DATABASE "${name}" WITH (FORCE)`)
  }
  return Object.assign(shadow, { dispose })
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/**
 * Adapter through which the schema engine accesses a database.
 * @returns the adapter factory, `takeScriptError` for the error of the last script that failed, once, and `close` for
 * the connections that the engine leaves open
 */
export function schemaEngineAdapter(url: string) {
  const shared: Shared = { pools: [] }
  const factory: SqlMigrationAwareDriverAdapterFactory = Object.assign(new PrismaPg(url), {
    connect: () => connectTo(url, shared),
    connectToShadowDb: () => connectToShadowOf(url, shared),
  })
  const close = async () => {
    for (const pool of shared.pools) if (!pool.ended) await pool.end()
  }
  const takeScriptError = () => {
    const { scriptError } = shared
    shared.scriptError = undefined
    return scriptError
  }
  return { factory: bindMigrationAwareSqlAdapterFactory(factory), takeScriptError, close }
}
