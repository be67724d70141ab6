import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** @param template name of a database of the run's server, without open connections */
async function createFrom(template: string): Promise<TestDatabase> {
  const url = new URL(inject('templateUrl'))
  const name = `test_${randomUUID()}`
  const server = new URL(url)
  server.pathname = '/postgres'
  await run(server.href, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server.href, `DROP DATABASE "${name}" WITH (FORCE)`) }
}

/** Creates a copy of the migrated template database. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createFrom(new URL(inject('templateUrl')).pathname.slice(1))

/** Creates a database without tables on the server of the run. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0')
