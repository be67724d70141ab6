import { documents } from '@kostbar/contracts/documents/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { expect, it } from 'vitest'
import { sweptAtOnce } from '../../infra/batched-sweep.ts'
import { countRows } from '../../infra/sql.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { sweepNotificationsJob } from './jobs.ts'
import { notificationsService } from './service.ts'

const app = useTestApp()

const list = (person: Person, cursor?: string) => person.call(notifications.list, { query: { cursor } })
const unread = async (person: Person) => (await person.call(notifications.unread)).count
const add = (userId: string, subjectId: string, name = 'Eva') =>
  app.infra.database.transaction((tx) =>
    notificationsService(app.infra.database).add(tx, {
      userId,
      kind: 'noteAdded',
      variables: { name },
      subjectId,
      link: '/profile',
    }),
  )
const uuid = (n: number) => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`

it('tells a member about changes by the trainer, and not about their own', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { firstName } = await app.infra.database.prisma.user.findUniqueOrThrow({ where: { id: trainer.id } })
  const targets = { kcal: 2000, proteins: 150, carbs: 200, fats: 67 }
  const note = { title: 'Hallo', note: '' }
  for (const person of [ben, trainer]) {
    await person.call(macros.set, { params: { id: ben.id }, body: targets })
    await person.call(notes.addForUser, { params: { userId: ben.id }, body: note })
    await person.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'LUNCH' }, query: {} })
  }
  const { items } = await list(ben)
  expect(items.map(({ text, link, isRead }) => [text, link, isRead])).toEqual([
    [`${firstName} hat deinen Ernährungsplan geändert.`, '/profile/ernaehrungsplan', false],
    [`${firstName} hat dir eine Notiz geschrieben.`, '/profile/einkauf-und-notizen', false],
    [`${firstName} hat deine Tagesziele geändert.`, '/profile/ziele', false],
  ])
  expect(await list(trainer)).toEqual({ items: [], cursor: null })
})

it('a repeated cause replaces the notification, which is unread again', async () => {
  const ben = await app.person()
  await add(ben.id, uuid(1), 'Eva')
  await add(ben.id, uuid(2), 'Mia')
  const [newest] = (await list(ben)).items
  await ben.call(notifications.markRead, { body: { upTo: newest?.id ?? '' } })
  expect(await unread(ben)).toBe(0)
  await add(ben.id, uuid(1), 'Eva Maria')
  expect(await unread(ben)).toBe(1)
  const { items } = await list(ben)
  expect(items.map(({ text, isRead }) => [text, isRead])).toEqual([
    ['Eva Maria hat dir eine Notiz geschrieben.', false],
    ['Mia hat dir eine Notiz geschrieben.', true],
  ])
})

it('writes none of a muted category', async () => {
  const ben = await app.person()
  await ben.call(settings.setNotifications, { body: { muted: ['TRAINER'] } })
  await add(ben.id, uuid(1))
  expect(await unread(ben)).toBe(0)
  await ben.call(settings.setNotifications, { body: { muted: ['DOCUMENTS'] } })
  await add(ben.id, uuid(1))
  expect(await unread(ben)).toBe(1)
})

it('is rolled back with its cause, and ignored for a deleted account', async () => {
  const ben = await app.person()
  const service = notificationsService(app.infra.database)
  const cause = app.infra.database.transaction(async (tx) => {
    const params = { userId: ben.id, actorId: ben.id, subjectId: uuid(1), link: '/profile' }
    await service.add(tx, { ...params, kind: 'noteAdded' })
    throw new Error('cause failed')
  })
  await expect(cause).rejects.toThrow('cause failed')
  expect(await unread(ben)).toBe(0)
  await add(uuid(99), uuid(1))
})

it('pages of 20 show each notification once; another user sees and marks none', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  for (let n = 0; n < 45; n += 1) await add(ben.id, uuid(n))
  const first = await list(ben)
  const second = await list(ben, first.cursor ?? undefined)
  const third = await list(ben, second.cursor ?? undefined)
  expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5])
  expect(third.cursor).toBeNull()
  expect(new Set([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(45)
  await mia.call(notifications.markRead, { body: { upTo: first.items[0]?.id ?? '' } })
  expect([await unread(ben), await unread(mia), (await list(mia)).items]).toEqual([45, 0, []])
})

it('marks as read only what the reader has seen', async () => {
  const ben = await app.person()
  await add(ben.id, uuid(1))
  const [seen] = (await list(ben)).items
  await add(ben.id, uuid(2))
  await ben.call(notifications.markRead, { body: { upTo: seen?.id ?? '' } })
  expect((await list(ben)).items.map(({ isRead }) => isRead)).toEqual([false, true])
})

it('hides kinds of a newer release', async () => {
  const ben = await app.person()
  const { prisma } = app.infra.database
  await prisma.notification.create({ data: { userId: ben.id, dedupeKey: 'x', kind: 'later', link: '/' } })
  expect((await list(ben)).items).toEqual([])
})

it('deletes those older than half a year', async () => {
  const ben = await app.person()
  const { prisma, transaction } = app.infra.database
  for (const days of [179, 181]) {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    const data = { userId: ben.id, dedupeKey: `${days}`, kind: 'slotsLapsed', link: '/', createdAt }
    await prisma.notification.create({ data })
  }
  await transaction((tx) => sweepNotificationsJob(app.infra.jobs).run({}, tx))
  expect((await list(ben)).items).toHaveLength(1)
})

it('deletes many of them a batch at a time, until none is left', async () => {
  const ben = await app.person()
  const { pool, transaction, prisma } = app.infra.database
  const rows = 2.5 * sweptAtOnce
  await pool.query(
    `INSERT INTO notifications (id, user_id, dedupe_key, kind, link, created_at)
     SELECT uuidv7(), $1, n, 'slotsLapsed', '/', now() - interval '181 days' FROM generate_series(1, $2) n`,
    [ben.id, rows],
  )
  const left = await transaction(async (tx) => {
    await sweepNotificationsJob(app.infra.jobs).run({}, tx)
    return tx.selectFrom('notifications').select(countRows).where('user_id', '=', ben.id).executeTakeFirstOrThrow()
  })
  expect(left.count).toBeLessThan(rows)
  expect(left.count).toBeGreaterThanOrEqual(rows - sweptAtOnce)
  await expect.poll(() => prisma.notification.count({ where: { userId: ben.id } })).toBe(0)
})

it('costs the same number of queries with one and with twenty notifications', async () => {
  const ben = await app.person()
  await add(ben.id, uuid(1))
  const one = await countQueries(app.infra.database.pool, () => list(ben))
  for (let n = 2; n <= 20; n += 1) await add(ben.id, uuid(n))
  expect(await countQueries(app.infra.database.pool, () => list(ben))).toBe(one)
})

it('a new document is announced once, when its upload has been verified', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const file = { filename: 'Plan.pdf', size: 9 }
  const { url, docId, contentType } = await trainer.call(documents.upload, { params: { id: ben.id }, query: file })
  expect(await unread(ben)).toBe(0)
  await fetch(url, { method: 'PUT', body: '%PDF-1.7\n', headers: { 'content-type': contentType } })
  const params = { id: ben.id, docId }
  await trainer.call(documents.finish, { params })
  await trainer.call(documents.finish, { params })
  expect((await list(ben)).items).toMatchObject([{ text: 'Neues Dokument für dich: Plan', link: '/profile/dokumente' }])
})
