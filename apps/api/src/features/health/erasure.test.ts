import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { measureContext } from '@kostbar/prisma/measure-context'
import { expect, it } from 'vitest'
import { submitAnamnesis } from '../../testing/anamneses.ts'
import { checkInAnswers, openCheckIn } from '../../testing/check-ins.ts'
import { randomPhoto, storePhoto } from '../../testing/photos.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { filesService } from '../files/service.ts'
import { secretContext } from '../second-factor/service.ts'
import { eraseHealthDataJob, healthTables } from './erasure.ts'

const app = useTestApp()

/** A member with rows in every table of health data. */
async function memberWithHealthData(): Promise<Person> {
  const { database, dataKeys } = app.infra
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { userId: ben.id }
  await submitAnamnesis(ben)
  await trainer.call(anamnesis.review, { params, body: { number: 1, outcome: 'REVIEWED', text: 'Danke' } })
  await app.infra.database.prisma.measure.deleteMany({ where: { userId: ben.id } })
  await ben.call(measures.save, { params, body: { day: '2026-11-20', kind: 'WEIGHT', value: 71.3 } })
  await ben.call(messages.send, { params, body: { key: crypto.randomUUID(), text: 'Mir geht es gut.' } })
  const startsOn = todayInVienna()
  await ben.call(dayLog.save, { params: { day: startsOn }, body: { mood: 4, at: new Date().toISOString() } })
  const checkIn = { id: await openCheckIn(app, ben) }
  await ben.call(checkIns.submit, { params: checkIn, body: { answers: checkInAnswers } })
  await ben.call(protocol.start, { body: { startsOn } })
  await ben.call(protocol.saveDay, { body: { number: 1, day: startsOn, rev: 0, changes: { mood: 4 } } })
  const meal = { number: 1, key: crypto.randomUUID(), rev: 0, day: startsOn, time: '12:00', kind: 'LUNCH' as const }
  await ben.call(protocol.saveMeal, { body: meal })
  const takenOn = new Date(startsOn)
  const photo = {
    kind: 'PROGRESS',
    clientKey: crypto.randomUUID(),
    takenOn,
    contentType: 'image/jpeg',
    size: 1,
  } as const
  await database.prisma.photo.create({ data: { userId: ben.id, ...photo, uploadKey: `photos/${ben.id}/1` } })
  const { prisma } = database
  const { id: protocolId } = await prisma.protocol.findFirstOrThrow({ where: { userId: ben.id } })
  await prisma.protocol.update({ where: { id: protocolId }, data: { status: 'SUBMITTED', submissionId: protocolId } })
  await trainer.call(evaluations.comment, { params, body: { number: 1, day: startsOn, text: 'Schön' } })
  await trainer.call(evaluations.publish, { params, body: { number: 1, rev: 0, conclusion: 'Gut gemacht' } })
  const told = { kind: 'protocolSubmitted', link: `/user/${ben.id}/protokoll`, variables: { name: 'Ben' } }
  await prisma.notification.create({
    data: { userId: trainer.id, subjectId: protocolId, dedupeKey: `protocolSubmitted:${protocolId}`, ...told },
  })
  const key = await dataKeys.ofUser(database.kysely, ben.id)
  const privateNote = key.encrypt('test', 'Notiz')
  const encrypted = key.encrypt('test', 'Werte')
  const targets = { kcal: 2000, carbs: 220, proteins: 120, fats: 70 }
  await database.prisma.clearance.create({ data: { userId: ben.id, encrypted } })
  await database.prisma.macroTarget.create({ data: { userId: ben.id, ...targets, encrypted } })
  await database.prisma.clientRelation.updateMany({ where: { clientId: ben.id }, data: { privateNote } })
  return ben
}

/** Number of rows with health data of a user, by table. */
async function countRows({ id }: Person): Promise<Record<string, number>> {
  const { prisma } = app.infra.database
  const relation = { clientId: id }
  return {
    measures: await prisma.measure.count({ where: { userId: id } }),
    day_logs: await prisma.dayLog.count({ where: { userId: id } }),
    anamnesis_drafts: await prisma.anamnesisDraft.count({ where: { userId: id } }),
    anamnesis_versions: await prisma.anamnesisVersion.count({ where: { userId: id } }),
    anamnesis_reviews: await prisma.anamnesisReview.count({ where: { version: { userId: id } } }),
    care_profiles: await prisma.careProfile.count({ where: { userId: id } }),
    clearances: await prisma.clearance.count({ where: { userId: id } }),
    macro_targets: await prisma.macroTarget.count({ where: { userId: id, encrypted: { not: null } } }),
    protocols: await prisma.protocol.count({ where: { userId: id } }),
    protocol_days: await prisma.protocolDay.count({ where: { protocol: { userId: id } } }),
    protocol_meals: await prisma.protocolMeal.count({ where: { protocol: { userId: id } } }),
    protocol_comments: await prisma.protocolComment.count({ where: { protocol: { userId: id } } }),
    protocol_evaluations: await prisma.protocolEvaluation.count({ where: { protocol: { userId: id } } }),
    documents: await prisma.document.count({ where: { userId: id } }),
    notifications: await prisma.notification.count({
      where: { kind: 'protocolSubmitted', link: `/user/${id}/protokoll` },
    }),
    photos: await prisma.photo.count({ where: { userId: id } }),
    check_ins: await prisma.checkIn.count({ where: { userId: id } }),
    check_in_answers: await prisma.pendingAnswer.count({ where: { relation, kind: 'CHECKIN', closedAt: null } }),
    check_in_notifications: await prisma.notification.count({
      where: { kind: 'checkInSubmitted', link: `/user/${id}/wochenrueckblicke` },
    }),
    messages: await prisma.message.count({ where: { relation } }),
    client_relations: await prisma.clientRelation.count({ where: { ...relation, privateNote: { not: null } } }),
  }
}

const everything = {
  measures: 1,
  day_logs: 1,
  anamnesis_drafts: 1,
  anamnesis_versions: 1,
  anamnesis_reviews: 1,
  care_profiles: 1,
  clearances: 1,
  macro_targets: 1,
  protocols: 1,
  protocol_days: 1,
  protocol_meals: 1,
  protocol_comments: 1,
  protocol_evaluations: 1,
  documents: 1,
  notifications: 1,
  photos: 1,
  check_ins: 1,
  check_in_answers: 1,
  check_in_notifications: 1,
  messages: 1,
  client_relations: 1,
}
const nothing = Object.fromEntries(Object.keys(everything).map((table) => [table, 0]))

async function revokedDaysAgo(person: Person, days: number): Promise<void> {
  await person.call(health.revokeConsent)
  const revokedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const { prisma } = app.infra.database
  const createdAt = new Date(revokedAt.getTime() - 1000)
  await prisma.userKey.updateMany({ where: { userId: person.id }, data: { createdAt } })
  await prisma.consent.updateMany({
    where: { userId: person.id, revokedAt: { not: null } },
    data: { revokedAt },
  })
}

const runJob = () =>
  app.infra.database.transaction((tx) =>
    eraseHealthDataJob(app.infra.dataKeys, filesService(app.infra.jobs)).run({}, tx),
  )

it('erases the health data of those who revoked 14 days ago, and of nobody else', async () => {
  const [gone, recent, again, never] = await Promise.all(Array.from({ length: 4 }, memberWithHealthData))
  if (!gone || !recent || !again || !never) throw new Error('unreachable')
  await revokedDaysAgo(gone, 14.01)
  await revokedDaysAgo(recent, 13.9)
  await revokedDaysAgo(again, 20)
  await again.call(health.giveConsent, { body: { version: consentVersion } })
  await runJob()
  expect(await countRows(gone)).toEqual(nothing)
  for (const person of [recent, again, never]) expect(await countRows(person)).toEqual(everything)
})

it('deletes photos and the PDF of the evaluation from the object storage', async () => {
  const ben = await memberWithHealthData()
  await storePhoto(ben, await randomPhoto())
  const stored = async () => {
    const folders = await Promise.all(
      ['photos', 'documents'].map((folder) => app.infra.storage.list(`${folder}/${ben.id}/`)),
    )
    return folders.map(({ files }) => files.length)
  }
  await expect.poll(stored).toEqual([2, 1])
  await revokedDaysAgo(ben, 15)
  await runJob()
  await expect.poll(stored).toEqual([0, 0])
})

it('starts anew with the next consent, under a new key', async () => {
  const ben = await memberWithHealthData()
  await revokedDaysAgo(ben, 15)
  await runJob()
  await runJob()
  expect((await ben.call(health.consent)).eraseAt).toBeNull()
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  const params = { userId: ben.id }
  await ben.call(measures.save, { params, body: { day: '2026-11-21', kind: 'WEIGHT', value: 70 } })
  expect(await ben.call(measures.list, { params, query: {} })).toHaveLength(1)
})

it('has the anamnesis filled in anew, without the deadline of the erased one', async () => {
  const ben = await memberWithHealthData()
  await submitAnamnesis(ben, { weight: 70 })
  await revokedDaysAgo(ben, 15)
  await runJob()
  expect((await ben.call(users.info)).profileSteps).toEqual([])
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  const overview = await ben.call(anamnesis.get, { params: { userId: ben.id } })
  expect(overview).toMatchObject({ state: 'EMPTY', draft: { answers: {}, rev: 0 }, versions: [], deadline: null })
})

it('makes backups unreadable, and keeps the second factor', async () => {
  const { database, dataKeys } = app.infra
  const ben = await memberWithHealthData()
  const [row] = await database.prisma.measure.findMany({ where: { userId: ben.id } })
  if (!row) throw new Error('unreachable')
  const keyBefore = await dataKeys.ofUser(database.kysely, ben.id)
  const context = secretContext(ben.id)
  const secret = keyBefore.encrypt(context, 'GEHEIM')
  await database.prisma.secondFactor.create({ data: { userId: ben.id, secret } })
  await revokedDaysAgo(ben, 15)
  await runJob()
  const keyAfter = await dataKeys.ofUser(database.kysely, ben.id)
  expect(() => keyAfter.decrypt(measureContext(ben.id, 'WEIGHT', '2026-11-20'), row.encrypted)).toThrow()
  const factor = await database.prisma.secondFactor.findUniqueOrThrow({ where: { userId: ben.id } })
  expect(keyAfter.decrypt(context, factor.secret)).toBe('GEHEIM')
})

it('records the erasure once for each user, so that it can be repeated after a backup was restored', async () => {
  const ben = await memberWithHealthData()
  const recorded = () => app.infra.database.prisma.erasure.findMany({ where: { userId: ben.id } })
  await revokedDaysAgo(ben, 13)
  await runJob()
  expect(await recorded()).toEqual([])
  await revokedDaysAgo(ben, 15)
  await runJob()
  const { createdAt } = await app.infra.database.prisma.userKey.findUniqueOrThrow({ where: { userId: ben.id } })
  expect(await recorded()).toEqual([{ userId: ben.id, kind: 'HEALTH', erasedAt: createdAt }])
})

it('keeps what proves that there was a consent', async () => {
  const ben = await memberWithHealthData()
  await revokedDaysAgo(ben, 15)
  await runJob()
  expect(await app.infra.database.prisma.consent.count({ where: { userId: ben.id } })).toBe(2)
})

it('knows every table with encrypted columns, besides second factors, which are no health data', async () => {
  const { rows } = await app.infra.database.pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'bytea'
        AND column_name NOT LIKE '%hash%' AND table_name <> 'second_factors'`,
  )
  const erased = new Set([...Object.keys(healthTables), 'user_keys'])
  expect(rows.map(({ name }) => name).filter((name) => !erased.has(name))).toEqual([])
})
