import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestPostgres } from './handle.ts'

const prefix = 'kostbar_test_'
const leftoverAgeMs = 60 * 60 * 1000

async function run(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await use(client).finally(() => client.end())
}

const drop = (client: pg.Client, name: string) =>
  client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)

/** Whether a database was left behind by a killed run: its name contains the time of its creation. */
const isLeftover = (name: string): boolean => {
  const [madeAt] = name.slice(prefix.length).split('_')
  return Number(madeAt) < Date.now() - leftoverAgeMs
}

async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) if (isLeftover(datname)) await drop(client, datname)
}

/** Creates a database for this run on a server that is running already. */
export async function ownDatabase(serverUrl: string): Promise<TestPostgres> {
  const name = `${prefix}${Date.now()}_${randomBytes(4).toString('hex')}`
  await run(serverUrl, async (client) => {
    await dropLeftovers(client)
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => run(serverUrl, (client) => drop(client, name)) }
}
