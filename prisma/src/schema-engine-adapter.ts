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
 * Opens a connection for the schema engine. It works around adapter-pg, which refuses columns of the type `"char"` and
 * splits a script at every semicolon, even in comments and function bodies; PostgreSQL accepts the whole script.
 */
async function connectTo(url: string, pools: pg.Pool[]) {
  const pool = new pg.Pool({ connectionString: url })
  pools.push(pool)
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
    executeScript: async (script: string) => void (await query(script)),
  })
}

/**
 * Opens a connection to a new shadow database. adapter-pg itself would drop the database while its own pool still holds
 * it open, which PostgreSQL refuses.
 */
async function connectToShadowOf(url: string, pools: pg.Pool[]) {
  const name = `shadow_${randomUUID()}`
  const shadowUrl = new URL(url)
  shadowUrl.pathname = `/${name}`
  await run(url, `CREATE DATABASE "${name}"`)
  const shadow = await connectTo(shadowUrl.href, pools)
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
 * @returns the adapter factory, and `close` for the connections that the engine leaves open
 */
export function schemaEngineAdapter(url: string) {
  const pools: pg.Pool[] = []
  const factory: SqlMigrationAwareDriverAdapterFactory = Object.assign(new PrismaPg(url), {
    connect: () => connectTo(url, pools),
    connectToShadowDb: () => connectToShadowOf(url, pools),
  })
  const close = async () => {
    for (const pool of pools) if (!pool.ended) await pool.end()
  }
  return { factory: bindMigrationAwareSqlAdapterFactory(factory), close }
}
