import { setTimeout as delay } from 'node:timers/promises'
import { AbortedTransactionError, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { retryDeadlocks } from './database-errors.ts'
import { type Params, prepared } from './prepared-query.ts'
import { newId } from './sql.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, 2, () => {})
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const food = { aisle: 'PANTRY', kcal: 1, carbs: 1, proteins: 1, fats: 1 } as const
const foods = async () => (await database.prisma.food.findMany({ select: { name: true } })).map(({ name }) => name)

/** A transaction whose connection ends between two statements, as when the database restarts. */
const broken = () =>
  database.transaction(async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely)
    await delay(200)
    await sql`SELECT 1`.execute(tx)
  })

it('a connection lost within a transaction fails the transaction, not the process', async () => {
  const crashes: unknown[] = []
  const onCrash = (error: unknown) => crashes.push(error)
  process.on('uncaughtException', onCrash)
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(broken()).rejects.toThrow()
  expect((await sql`SELECT 1 AS one`.execute(database.kysely)).rows).toEqual([{ one: 1 }])
  process.off('uncaughtException', onCrash)
  expect(crashes).toEqual([])
})

it('commits what a transaction wrote, and rolls back what failed', async () => {
  await database.transaction((tx) =>
    tx
      .insertInto('foods')
      .values({ ...food, id: newId, name: 'Reis' })
      .execute(),
  )
  const failing = database.transaction(async (tx) => {
    await tx.deleteFrom('foods').execute()
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await foods()).toEqual(['Reis'])
})

it('refuses to commit after a failed statement whose error was swallowed', async () => {
  const swallowing = database.transaction((tx) => sql`SELECT 1 / 0`.execute(tx).catch(() => undefined))
  await expect(swallowing).rejects.toThrow(AbortedTransactionError)
})

it('reports how many rows a statement changed', async () => {
  await database.kysely.deleteFrom('foods').execute()
  const rows = ['Dinkel', 'Hafer'].map((name) => ({ ...food, id: newId, name }))
  expect((await database.kysely.insertInto('foods').values(rows).executeTakeFirst()).numInsertedOrUpdatedRows).toBe(2n)
  const deleted = await database.kysely.deleteFrom('foods').where('name', '=', 'Hafer').executeTakeFirst()
  expect(deleted.numDeletedRows).toBe(1n)
})

it('runs a prepared query with new parameters each time', async () => {
  const sum = prepared(
    (_db, { a, b }: Params<{ a: number; b: number }>) => sql<{ c: number }>`SELECT ${a}::int + ${b}::int AS c`,
  )
  expect(await sum(database.kysely, { a: 1, b: 2 })).toEqual([{ c: 3 }])
  expect(await database.transaction((tx) => sum(tx, { a: 40, b: 2 }))).toEqual([{ c: 42 }])
})

it('repeats a transaction that was rolled back to resolve a deadlock', async () => {
  await database.prisma.food.createMany({
    data: [
      { ...food, name: 'Kümmel' },
      { ...food, name: 'Majoran' },
    ],
  })
  let runs = 0
  let locked = 0
  const bothLocked = Promise.withResolvers<void>()
  const lockBoth = (first: string, second: string) =>
    retryDeadlocks(() =>
      database.transaction(async (tx) => {
        runs += 1
        await tx.updateTable('foods').set({ kcal: 2 }).where('name', '=', first).execute()
        locked += 1
        if (locked === 2) bothLocked.resolve()
        await bothLocked.promise
        await tx.updateTable('foods').set({ kcal: 2 }).where('name', '=', second).execute()
      }),
    )
  await Promise.all([lockBoth('Kümmel', 'Majoran'), lockBoth('Majoran', 'Kümmel')])
  // Three, or more: the repeated transaction takes its first lock again, and may meet the other one once more.
  expect(runs).toBeGreaterThan(2)
  const stored = await database.prisma.food.findMany({ where: { name: { in: ['Kümmel', 'Majoran'] } } })
  expect(stored.map(({ kcal }) => kcal)).toEqual([2, 2])
})
