import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const prisma = () => app.infra.database.prisma

let admin: Person
beforeEach(async () => {
  await prisma().withdrawal.deleteMany()
  admin = await app.person(['ROLE_ADMIN'])
})

/** Stores a withdrawal as it was received. @returns its id */
const receive = async (name: string, receivedAt: string) => {
  const data = { name, email: 'anna@example.test', contract: 'Kostbar Basis', receivedAt: new Date(receivedAt) }
  return (await prisma().withdrawal.create({ data })).id
}
const list = async (perPage = 25, page = 1) => admin.call(withdrawals.list, { query: { perPage, page } })
const settle = (id: string, settled: boolean) => admin.call(withdrawals.settle, { params: { id }, body: { settled } })

it('lists open withdrawals by the end of the 14th day in Vienna, across the change to winter time, then settled ones', async () => {
  const settled = await receive('Erledigt', '2026-10-01T10:00:00Z')
  // 00:30 of 20 October in Vienna.
  await receive('Später', '2026-10-19T22:30:00Z')
  await receive('Früher', '2026-10-15T10:00:00Z')
  await settle(settled, true)
  const { items, total } = await list()
  expect(total).toBe(3)
  expect(items.map(({ name, refundDueAt }) => [name, refundDueAt])).toEqual([
    ['Früher', '2026-10-29T22:59:59.999Z'],
    ['Später', '2026-11-03T22:59:59.999Z'],
    ['Erledigt', '2026-10-15T21:59:59.999Z'],
  ])
})

it('says who settled it; a second mark changes nothing, and it can be opened again', async () => {
  const id = await receive('Anna', '2026-10-01T10:00:00Z')
  await settle(id, true)
  const [first] = (await list()).items
  expect(first?.settledAt).not.toBeNull()
  expect(first?.settledBy).toContain((await prisma().user.findUniqueOrThrow({ where: { id: admin.id } })).firstName)
  await settle(id, true)
  expect((await list()).items).toEqual([first])
  await settle(id, false)
  expect((await list()).items).toMatchObject([{ settledAt: null, settledBy: null }])
})

it('is in the access log with who settled or opened it, without what the person entered', async () => {
  const id = await receive('Anna', '2026-10-01T10:00:00Z')
  await settle(id, false)
  for (const settled of [true, true, false]) await settle(id, settled)
  const entries = await prisma().auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } })
  const entry = { subjectId: null, details: { withdrawal: id } }
  expect(entries).toMatchObject([
    { action: 'withdrawal.settled', ...entry },
    { action: 'withdrawal.reopened', ...entry },
  ])
})

it('keeps a settled withdrawal when the account of the admin is deleted', async () => {
  const other = await app.person(['ROLE_ADMIN'])
  const id = await receive('Anna', '2026-10-01T10:00:00Z')
  await other.call(withdrawals.settle, { params: { id }, body: { settled: true } })
  await prisma().user.delete({ where: { id: other.id } })
  expect((await list()).items).toMatchObject([{ id, settledBy: null, settledAt: expect.any(String) }])
})

it('knows only withdrawals that were received', async () => {
  await expect(settle(admin.id, true)).toMatchProblem('not_found')
  await expect(settle(admin.id, false)).toMatchProblem('not_found')
})

it('takes the same number of queries for each page', async () => {
  for (let day = 1; day <= 5; day += 1) await receive(`Nummer ${day}`, `2026-10-0${day}T10:00:00Z`)
  const few = await countQueries(app.infra.database.pool, () => list(1))
  const many = await countQueries(app.infra.database.pool, () => list(5))
  expect(many).toBe(few)
  expect((await list(2, 3)).items.map(({ name }) => name)).toEqual(['Nummer 5'])
})
