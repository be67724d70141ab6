import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database.ts'
import { inTransaction } from './transactions.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await ownDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Breaks off in the middle, as a restart of the database does, while something else is waited for. */
const broken = () =>
  inTransaction(pool, async (tx) => {
    const { rows } = await tx.executeSql('SELECT pg_backend_pid() AS pid')
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await delay(200)
    await tx.executeSql('SELECT 1')
  })

it('a connection that breaks in the middle ends this transaction, and not the process', async () => {
  const crashed: unknown[] = []
  const note = (error: unknown) => crashed.push(error)
  process.on('uncaughtException', note)
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(broken()).rejects.toThrow()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  process.off('uncaughtException', note)
  expect(crashed).toEqual([])
})
