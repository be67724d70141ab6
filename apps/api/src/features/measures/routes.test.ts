import { audit } from '@kostbar/contracts/audit/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { expect, it } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const weight = (day: string, value: number) => ({ day, kind: 'WEIGHT', value }) as const
const list = (by: Person, userId: string) => by.call(measures.list, { params: { userId }, query: {} })

async function memberWithWeight() {
  const ben = await app.person()
  const params = { userId: ben.id }
  await ben.call(measures.save, { params, body: weight('2026-11-20', 71.3) })
  return { ben, params }
}

it('are set, replaced, listed newest first, filtered and deleted', async () => {
  const { ben, params } = await memberWithWeight()
  await ben.call(measures.save, { params, body: weight('2026-11-18', 72) })
  await ben.call(measures.save, { params, body: { day: '2026-11-19', kind: 'WAIST', value: 88.5 } })
  expect(await ben.call(measures.save, { params, body: weight('2026-11-20', 71.04) })).toEqual(weight('2026-11-20', 71))
  const waist = { day: '2026-11-19', kind: 'WAIST', value: 88.5 }
  expect(await list(ben, ben.id)).toEqual([weight('2026-11-20', 71), waist, weight('2026-11-18', 72)])
  const search = { kind: 'WEIGHT', from: '2026-11-19' } as const
  expect(await ben.call(measures.list, { params, query: search })).toEqual([weight('2026-11-20', 71)])
  const gone = { ...params, day: '2026-11-20', kind: 'WEIGHT' } as const
  await ben.call(measures.remove, { params: gone })
  await expect(ben.call(measures.remove, { params: gone })).toMatchProblem('not_found')
  expect(await list(ben, ben.id)).toHaveLength(2)
})

it.each([
  [{ day: '2026-11-20', kind: 'WEIGHT', value: 19.9 }, 'value'],
  [{ day: '2026-11-20', kind: 'BODY_FAT', value: 80 }, 'value'],
  [{ day: '2099-01-01', kind: 'WEIGHT', value: 70 }, 'day'],
  [{ day: '2026-02-30', kind: 'WEIGHT', value: 70 }, 'day'],
] as const)('refuses %j', async (body, field) => {
  const ben = await app.person()
  const { status, body: answer } = await ben.exchange(measures.save, { params: { userId: ben.id }, body })
  expect([status, Object.keys(answer.fields)]).toEqual([400, [field]])
})

it('are stored encrypted, readable in their own row only', async () => {
  const { ben } = await memberWithWeight()
  const { prisma } = app.infra.database
  const [row] = await prisma.measure.findMany({ where: { userId: ben.id } })
  expect(Buffer.from(row?.encrypted ?? []).toString('latin1')).not.toContain('71')
  await prisma.measure.updateMany({ where: { userId: ben.id }, data: { day: new Date('2026-11-01') } })
  const { status } = await ben.exchange(measures.list, { params: { userId: ben.id }, query: {} })
  expect(status).toBe(500)
})

it('cost as many queries for a hundred as for one', async () => {
  const [few, many] = [await memberWithWeight(), await memberWithWeight()]
  for (let day = 0; day < 100; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    await many.ben.call(measures.save, { params: many.params, body: weight(date, 70) })
  }
  const count = ({ ben }: typeof few) => countQueries(app.infra.database.pool, () => list(ben, ben.id))
  const forOne = await count(few)
  expect(forOne).toBeLessThanOrEqual(4)
  expect(await count(many)).toBe(forOne)
})

it('end for the trainer with the next request once the member revokes, and come back as they were', async () => {
  const { ben, params } = await memberWithWeight()
  const trainer = await app.trainerOf(ben)
  expect(await list(trainer, ben.id)).toHaveLength(1)
  await ben.call(health.revokeConsent)
  await expect(list(trainer, ben.id)).toMatchProblem('consent_needed')
  await expect(list(ben, ben.id)).toMatchProblem('consent_needed')
  const change = trainer.call(measures.save, { params, body: weight('2026-11-21', 70) })
  await expect(change).toMatchProblem('consent_needed')
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect(await list(ben, ben.id)).toEqual([weight('2026-11-20', 71.3)])
  expect(await list(trainer, ben.id)).toEqual([weight('2026-11-20', 71.3)])
})

it('open to an admin for an hour after a reason, which the member reads', async () => {
  const { ben } = await memberWithWeight()
  const [admin, other] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN'])]
  await expect(list(admin, ben.id)).toMatchProblem('reason_needed')
  const reason = 'Ben hat um Hilfe mit seinem Verlauf gebeten.'
  await admin.call(health.giveReason, { params: { id: ben.id }, body: { reason } })
  expect(await list(admin, ben.id)).toHaveLength(1)
  await expect(list(other, ben.id)).toMatchProblem('reason_needed')
  const { items } = await ben.call(audit.accessLog, { query: {} })
  expect(items).toMatchObject([
    { action: 'data.read', area: 'measures', role: 'ADMIN', reason: null },
    { action: 'health.reason', role: 'ADMIN', reason },
  ])
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000)
  await app.infra.database.prisma.auditEntry.updateMany({
    where: { subjectId: ben.id, action: 'health.reason' },
    data: { createdAt: anHourAgo },
  })
  await expect(list(admin, ben.id)).toMatchProblem('reason_needed')
})

it.each(['', 'zu kurz', ' '.repeat(20)])('need a reason that says something: refuses %j', async (reason) => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  const request = admin.call(health.giveReason, { params: { id: ben.id }, body: { reason } })
  await expect(request).toMatchProblem('invalid_input')
})

it('list trainers in the access log once an hour, and never the member', async () => {
  const { ben, params } = await memberWithWeight()
  const trainer = await app.trainerOf(ben)
  await list(trainer, ben.id)
  await list(trainer, ben.id)
  await trainer.call(measures.save, { params, body: weight('2026-11-21', 70) })
  await list(ben, ben.id)
  const { items } = await ben.call(audit.accessLog, { query: {} })
  expect(items.map(({ action, area, role }) => [action, area, role])).toEqual([
    ['data.changed', 'measures', 'TRAINER'],
    ['data.read', 'measures', 'TRAINER'],
  ])
})
