import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const schemaDirectory = fileURLToPath(new URL('../schema/', import.meta.url))
export const migrationsDirectory = fileURLToPath(new URL('../migrations/', import.meta.url))

export const filters = { externalTables: [], externalEnums: [] }

/** All *.prisma files as the engine takes them. */
export async function readSchema(): Promise<SchemasContainer> {
  const files = (await readdir(schemaDirectory)).filter((file) => file.endsWith('.prisma')).sort()
  const read = async (path: string) => ({ path, content: await readFile(`${schemaDirectory}${path}`, 'utf8') })
  return { files: await Promise.all(files.map(read)) }
}

const readMigration = async (path: string) => ({
  path,
  migrationFile: {
    path: 'migration.sql',
    content: { tag: 'ok' as const, value: await readFile(`${migrationsDirectory}${path}/migration.sql`, 'utf8') },
  },
})

/** All migrations as the engine takes them. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsDirectory, { withFileTypes: true })
  const directories = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const lockfile = await readFile(`${migrationsDirectory}migration_lock.toml`, 'utf8')
  return {
    baseDir: migrationsDirectory,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    migrationDirectories: await Promise.all(directories.sort().map(readMigration)),
  }
}

/** OIDs: PostgreSQL's internal one-byte type, which its catalogue uses and adapter-pg does not know, and text. */
const internalChar = 18
const text = 25

/**
 * A connection the schema engine can work with. adapter-pg alone refuses columns of the internal char type, and cuts a
 * script at every semicolon, also those in comments and function bodies, where PostgreSQL takes it whole.
 */
async function connectTo(url: string) {
  const pool = new pg.Pool({ connectionString: url })
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

/** adapter-pg drops its shadow database while its own pool still holds it open, which PostgreSQL refuses. */
async function connectToShadowOf(url: string) {
  const name = `shadow_${randomUUID()}`
  const shadowUrl = new URL(url)
  shadowUrl.pathname = `/${name}`
  await run(url, `CREATE DATABASE "${name}"`)
  const shadow = await connectTo(shadowUrl.href)
  const disconnect = shadow.dispose.bind(shadow)
  const dispose = async () => {
    await disconnect()
    await run(url, `DROP DATABASE "${name}" WITH (FORCE)`)
  }
  return Object.assign(shadow, { dispose })
}

const migrationAdapter = (url: string): SqlMigrationAwareDriverAdapterFactory =>
  Object.assign(new PrismaPg(url), { connect: () => connectTo(url), connectToShadowDb: () => connectToShadowOf(url) })

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

let loaded: Promise<typeof bindings> | undefined

/** Instantiated by hand: importing the .wasm file as a module is still experimental in Node.js and warns. */
async function loadBindings(): Promise<typeof bindings> {
  const file = new URL('./schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm'))
  const module = await WebAssembly.compile(await readFile(file))
  const instance = await WebAssembly.instantiate(module, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  })
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports as { __wbindgen_start: () => void }
  start()
  return bindings
}

/**
 * Runs Prisma's own schema engine on a database, in its WASM build: the native one would have to be downloaded.
 * @param databaseUrl PostgreSQL connection string of a user who may create tables (and databases, for diffs)
 */
export async function withSchemaEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= loadBindings()
  const { SchemaEngine } = await loaded
  const { files } = await readSchema()
  const datamodels = files.map(({ path, content }): [string, string] => [path, content])
  const adapter = bindMigrationAwareSqlAdapterFactory(migrationAdapter(databaseUrl))
  const engine = await SchemaEngine.new({ datamodels }, () => {}, adapter)
  try {
    return await use(engine)
  } finally {
    engine.free()
  }
}
