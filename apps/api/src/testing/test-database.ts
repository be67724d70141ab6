import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** Creates a copy of the migrated template database. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID()}`
  const server = new URL(template)
  server.pathname = '/postgres'
  await run(server.href, `CREATE DATABASE "${name}" TEMPLATE "${template.pathname.slice(1)}"`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server.href, `DROP DATABASE "${name}" WITH (FORCE)`) }
}
