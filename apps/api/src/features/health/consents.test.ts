import { randomUUID } from 'node:crypto'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { lockUser } from '../users/service.ts'
import { giveConsent } from './service.ts'

const app = useTestApp()

const consentsOf = ({ id: userId }: Person) =>
  app.infra.database.prisma.consent.findMany({ where: { userId }, orderBy: { id: 'asc' } })

async function personWithoutConsent(): Promise<Person> {
  const person = await app.person()
  await app.infra.database.prisma.consent.deleteMany({ where: { userId: person.id } })
  return person
}

it('is given in the version that was read, and revoked', async () => {
  const ben = await personWithoutConsent()
  expect(await ben.call(health.consent)).toMatchObject({ version: consentVersion, given: null, eraseAt: null })
  const given = await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect(given.given).toMatchObject({ version: consentVersion })
  expect(await ben.call(health.consent)).toEqual(given)
  expect(await ben.call(health.revokeConsent)).toMatchObject({ given: null })
  expect(await consentsOf(ben)).toMatchObject([
    { kind: 'HEALTH', version: consentVersion, revokedAt: expect.any(Date) },
  ])
})

it('refuses a version that nobody is asked to agree to', async () => {
  const ben = await personWithoutConsent()
  await expect(ben.call(health.giveConsent, { body: { version: '2020-01' } })).toMatchProblem('consent_outdated')
  expect(await consentsOf(ben)).toEqual([])
})

it('is one row, however often and at once it is given', async () => {
  const ben = await personWithoutConsent()
  const give = () => ben.call(health.giveConsent, { body: { version: consentVersion } })
  await Promise.all(Array.from({ length: 8 }, give))
  expect(await consentsOf(ben)).toHaveLength(1)
})

it('replaces a consent of an earlier version', async () => {
  const ben = await personWithoutConsent()
  const { prisma } = app.infra.database
  await prisma.consent.create({ data: { userId: ben.id, kind: 'HEALTH', version: '2020-01' } })
  expect((await ben.call(health.consent)).given).toMatchObject({ version: '2020-01' })
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect(await consentsOf(ben)).toMatchObject([
    { version: '2020-01', revokedAt: expect.any(Date) },
    { version: consentVersion, revokedAt: null },
  ])
})

it('covers the current trainer, whom it names, and nobody from before', async () => {
  const ben = await app.person()
  await app.trainerOf(ben, 'ARCHIVED')
  const trainer = await app.trainerOf(ben)
  const { firstName } = await app.infra.database.prisma.user.findUniqueOrThrow({ where: { id: trainer.id } })
  expect((await ben.call(health.consent)).trainer).toEqual({ firstName, mayRead: true })
  expect((await ben.call(health.revokeConsent)).trainer).toEqual({ firstName, mayRead: false })
  const again = await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect(again.trainer).toEqual({ firstName, mayRead: true })
  const live = (await consentsOf(ben)).filter(({ revokedAt }) => !revokedAt)
  expect(live.map(({ kind }) => kind).sort()).toEqual(['COACHING', 'HEALTH'])
})

it('stops the clock of what waits for the trainer while it is revoked', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  await ben.call(messages.send, { params: { userId: ben.id }, body: { text: 'Eine Frage', key: randomUUID() } })
  const answer = async () => (await ben.call(clients.myTrainer)).trainer?.answer
  const clock = () =>
    app.infra.database.prisma.pendingAnswer.findFirstOrThrow({ where: { relation: { clientId: ben.id } } })
  const listed = async () => (await trainer.call(clients.list, { query: {} })).items
  expect(await answer()).toMatchObject({ state: 'RUNNING' })
  expect(await listed()).toMatchObject([{ group: 'ATTENTION', reason: 'ANSWER', waitingFor: 'MESSAGE' }])
  await ben.call(health.revokeConsent)
  expect(await answer()).toEqual({ state: 'NO_CONSENT', dueAt: null })
  expect((await clock()).stoppedAt).not.toBeNull()
  expect(await listed()).toMatchObject([{ reason: 'NONE', answer: null, waitingFor: null, waitingSince: null }])
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect((await clock()).stoppedAt).toBeNull()
  expect(await answer()).toMatchObject({ state: 'RUNNING' })
})

it('says when revoked data is erased, once there is any', async () => {
  const ben = await app.person()
  expect((await ben.call(health.revokeConsent)).eraseAt).toBeNull()
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  await app.infra.dataKeys.ofUser(app.infra.database.kysely, ben.id)
  await ben.call(health.revokeConsent)
  const revokedAt = (await consentsOf(ben)).at(-1)?.revokedAt?.getTime() ?? 0
  const { eraseAt } = await ben.call(health.consent)
  expect(new Date(eraseAt ?? 0).getTime() - revokedAt).toBe(14 * 24 * 60 * 60 * 1000)
  const again = await ben.call(health.giveConsent, { body: { version: consentVersion } })
  expect(again.eraseAt).toBeNull()
})

it('can be given in the transaction of another change', async () => {
  const ben = await personWithoutConsent()
  await app.infra.database.transaction(async (tx) => {
    await lockUser(tx, ben.id)
    await giveConsent(tx, ben.id, 'HEALTH')
    await giveConsent(tx, ben.id, 'HEALTH')
  })
  expect(await consentsOf(ben)).toMatchObject([{ kind: 'HEALTH', version: consentVersion, relationId: null }])
})
