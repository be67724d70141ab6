import { randomUUID } from 'node:crypto'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { push } from '@kostbar/contracts/push/endpoints'
import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import type { Audience, NewPushMessage, PushMessageInput } from '@kostbar/contracts/push-messages/schemas'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancel, create as createChallenge, join } from '../../testing/challenges.ts'
import { setPushClock } from '../../testing/push-clock.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { countOccurrencesJob, deliverPushesJob, sweepPushRecipientsJob } from '../push/service.ts'
import { sendPushMessagesJob } from './send.ts'

const app = useTestApp()
const challenges = { find: async () => null, listChoices: async () => [] }

beforeEach(() => setPushClock(app.infra.database.pool, '2026-12-01T09:00:00Z'))

const message = (changes: Partial<PushMessageInput> = {}): PushMessageInput => ({
  title: 'Hallo {vorname}',
  body: 'Am Freitag kochen wir gemeinsam.',
  link: '/profile',
  audience: { kind: 'CLIENTS' },
  schedule: { kind: 'NOW' },
  publish: true,
  ...changes,
})
const once = { kind: 'ONCE', day: '2026-12-03', time: '10:00' } as const

/** Moves the push clock and runs the jobs that are due then. */
async function advance(at: string) {
  const { database, jobs } = app.infra
  await setPushClock(database.pool, at)
  await database.transaction((tx) => sendPushMessagesJob({ jobs, challenges }).run({}, tx))
  await database.transaction((tx) => deliverPushesJob(app.infra).run({}, tx))
}

async function subscribe(person: Person) {
  await person.call(push.subscribe, { body: app.push.devices.subscribe(person.id) })
}
const received = ({ id }: Person) => app.push.devices.received.filter(({ deviceId }) => deviceId === id)
const inbox = async (person: Person) =>
  (await person.call(notifications.list, { query: {} })).items.map(({ text }) => text)
const create = (by: Person, body: NewPushMessage) => by.call(pushMessages.create, { body })
const only = async (by: Person) => {
  const [item = expect.fail()] = (await by.call(pushMessages.list, { query: {} })).items
  return item
}

async function trainerWithClient() {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  await subscribe(ben)
  return { ben, trainer }
}

describe('a message', () => {
  it('is in the inbox and on the device of every recipient, with the first name; opening it is counted once', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { firstName } = await app.infra.database.prisma.user.findUniqueOrThrow({ where: { id: ben.id } })
    await create(trainer, message())
    await expect.poll(() => received(ben).length).toBe(1)
    const { id, ...shown } = JSON.parse(received(ben)[0]?.payload ?? '')
    expect(shown).toEqual({ title: `Hallo ${firstName}`, body: 'Am Freitag kochen wir gemeinsam.', link: '/profile' })
    expect(await inbox(ben)).toEqual([`Hallo ${firstName}: Am Freitag kochen wir gemeinsam.`])
    await ben.call(notifications.markOpened, { params: { id } })
    await ben.call(notifications.markOpened, { params: { id } })
    await expect
      .poll(() => only(trainer))
      .toMatchObject({
        status: 'SENT',
        counts: { recipients: 1, sent: 1, failed: 0, opened: 1 },
      })
  })

  it('reaches the inbox of people without a device, and nobody who muted it or is somebody else’s client', async () => {
    const { ben, trainer } = await trainerWithClient()
    const [quiet, muted, foreign] = [await app.person(), await app.person(), await app.person()]
    await app.trainerOf(foreign)
    const relations = [quiet, muted].map(({ id }) => ({ trainerId: trainer.id, clientId: id }))
    await app.infra.database.prisma.clientRelation.createMany({ data: relations })
    await muted.call(settings.setNotifications, { body: { muted: ['NEWS'] } })
    const audience: Audience = { kind: 'PEOPLE', userIds: [ben.id, quiet.id, muted.id, foreign.id] }
    expect(await trainer.call(pushMessages.count, { body: { audience } })).toEqual({ people: 2, withPush: 1 })
    await create(trainer, message({ audience }))
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { recipients: 2, sent: 1 } })
    expect(await inbox(quiet)).toHaveLength(1)
    expect([await inbox(muted), await inbox(foreign)]).toEqual([[], []])
  })

  it('to participants of a challenge reaches those of an own one alone, and of one for everyone by an admin', async () => {
    const { ben, trainer } = await trainerWithClient()
    const mia = await app.person()
    const [admin, both] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN', 'ROLE_TRAINER'])]
    const { id: own } = await createChallenge(trainer, { participantIds: [ben.id] })
    const { id: open } = await createChallenge(both, { audience: 'EVERYONE' })
    await Promise.all([join(ben, own), join(ben, open), join(mia, open)])
    const count = (by: Person, challengeId: string) =>
      by.call(pushMessages.count, { body: { audience: { kind: 'CHALLENGE', challengeId } } })
    expect(await count(trainer, own)).toMatchObject({ people: 1 })
    for (const by of [admin, both]) expect(await count(by, open)).toMatchObject({ people: 2 })
    const { trainer: other } = await trainerWithClient()
    // Trainers do not learn how many of their clients take part in a challenge of others.
    for (const [by, id] of [
      [trainer, open],
      [other, own],
      [admin, own],
      [both, own],
    ] as const)
      expect(await count(by, id)).toEqual({ people: 0, withPush: 0 })
    await create(trainer, message({ audience: { kind: 'CHALLENGE', challengeId: open } }))
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { recipients: 0 } })
    await create(both, message({ audience: { kind: 'CHALLENGE', challengeId: open } }))
    await expect.poll(() => only(both)).toMatchObject({ status: 'SENT', counts: { recipients: 2 } })
    await cancel(both, open)
  })

  it('counts as failed where no device answers', async () => {
    const { ben, trainer } = await trainerWithClient()
    app.push.devices.behave(ben.id, { status: 410 })
    await create(trainer, message())
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'FAILED', counts: { sent: 0, failed: 1 } })
    expect(await inbox(ben)).toHaveLength(1)
  })

  it('is sent once for a key, also by requests at the same time', async () => {
    const { ben, trainer } = await trainerWithClient()
    const body = message()
    const key = randomUUID()
    const [first, second] = await Promise.all([create(trainer, { ...body, key }), create(trainer, { ...body, key })])
    const third = await create(trainer, { ...body, key })
    expect([second.id, third.id]).toEqual([first.id, first.id])
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { recipients: 1, sent: 1 } })
    expect((await trainer.call(pushMessages.list, { query: {} })).total).toBe(1)
    expect([await inbox(ben), received(ben)].map(({ length }) => length)).toEqual([1, 1])
    const { trainer: other } = await trainerWithClient()
    expect((await create(other, { ...body, key })).id).not.toBe(first.id)
  })

  it('keeps its counts when its recipients are deleted after half a year, also of who opened it', async () => {
    const { ben, trainer } = await trainerWithClient()
    await create(trainer, message())
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { opened: 0 } })
    const [{ id } = expect.fail()] = (await ben.call(notifications.list, { query: {} })).items
    for (let times = 0; times < 2; times += 1) await ben.call(notifications.markOpened, { params: { id } })
    const counts = { recipients: 1, sent: 1, failed: 0, opened: 1 }
    expect(await only(trainer)).toMatchObject({ counts })
    const { prisma, transaction } = app.infra.database
    const startedAt = new Date(Date.now() - 181 * 86_400_000)
    await prisma.pushOccurrence.updateMany({ where: { message: { authorId: trainer.id } }, data: { startedAt } })
    await transaction((tx) => sweepPushRecipientsJob(app.infra.jobs).run({}, tx))
    expect(await prisma.pushRecipient.count({ where: { userId: ben.id } })).toBe(0)
    expect(await only(trainer)).toMatchObject({ counts })
  })

  it('counts within a day who opened it in a process of the release before', async () => {
    const { ben, trainer } = await trainerWithClient()
    await create(trainer, message())
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { opened: 0 } })
    const { prisma, transaction } = app.infra.database
    const startedAt = new Date()
    await prisma.pushOccurrence.updateMany({ where: { message: { authorId: trainer.id } }, data: { startedAt } })
    await prisma.pushRecipient.updateMany({ where: { userId: ben.id }, data: { openedAt: startedAt } })
    await transaction((tx) => countOccurrencesJob.run({}, tx))
    expect(await only(trainer)).toMatchObject({ counts: { recipients: 1, sent: 1, failed: 0, opened: 1 } })
  })

  it('of a trainer is pushed three times a day, of admins once; the inbox gets all', async () => {
    const { ben, trainer } = await trainerWithClient()
    const admin = await app.person(['ROLE_ADMIN'])
    for (let count = 1; count <= 5; count += 1) await create(trainer, message({ title: `Nr. ${count}` }))
    for (const title of ['A', 'B']) await create(admin, message({ title, audience: { kind: 'USERS' } }))
    await expect.poll(async () => (await inbox(ben)).length).toBe(7)
    await expect.poll(() => received(ben).length).toBe(4)
    await create(trainer, message({ title: 'morgen', schedule: { kind: 'ONCE', day: '2026-12-02', time: '10:00' } }))
    await advance('2026-12-02T09:00:00Z')
    await expect.poll(() => received(ben).length).toBe(5)
  })
})

describe('the daily limit', () => {
  it('counts the day on which a message reaches the device: what waits for the morning is one of that day', async () => {
    const { ben, trainer } = await trainerWithClient()
    await setPushClock(app.infra.database.pool, '2026-12-01T21:00:00Z')
    for (const title of ['1', '2', '3', '4']) await create(trainer, message({ title }))
    await expect.poll(async () => (await inbox(ben)).length).toBe(4)
    await advance('2026-12-02T09:00:00Z')
    await create(trainer, message({ title: '5' }))
    await expect.poll(async () => (await inbox(ben)).length).toBe(5)
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { recipients: 1, sent: 0 } })
    await expect.poll(() => received(ben).length).toBe(3)
    await advance('2026-12-03T09:00:00Z')
    await create(trainer, message({ title: '6' }))
    await expect.poll(() => received(ben).length).toBe(4)
  })

  it('holds for two processes that send at the same time', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { database, jobs } = app.infra
    const runJob = (beforeCommit: () => unknown = () => undefined) =>
      database.transaction(async (tx) => {
        await sendPushMessagesJob({ jobs, challenges }).run({}, tx)
        await beforeCommit()
      })
    for (const title of ['1', '2']) await create(trainer, message({ title }))
    await expect.poll(() => received(ben).length).toBe(2)
    for (const time of ['10:05', '10:10'])
      await create(trainer, message({ title: time, schedule: { ...once, day: '2026-12-01', time } }))
    const release = Promise.withResolvers<void>()
    await setPushClock(database.pool, '2026-12-01T09:05:00Z')
    const sent = Promise.withResolvers<void>()
    const first = runJob(() => {
      sent.resolve()
      return release.promise
    })
    await sent.promise
    await setPushClock(database.pool, '2026-12-01T09:10:00Z')
    const second = runJob()
    await expect
      .poll(
        async () =>
          (await database.pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount,
      )
      .toBeGreaterThan(0)
    release.resolve()
    await Promise.all([first, second])
    await expect.poll(async () => (await inbox(ben)).length).toBe(4)
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { recipients: 1, sent: 0 } })
    await expect.poll(() => received(ben).length).toBe(3)
  })
})

describe('a planned message', () => {
  it('is edited and cancelled until it is sent', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once }))
    const edited = message({ title: 'Neu', schedule: { ...once, time: '11:00' } })
    await trainer.call(pushMessages.update, { params: { id }, body: edited })
    await advance('2026-12-03T09:30:00Z')
    expect(received(ben)).toEqual([])
    await advance('2026-12-03T10:00:00Z')
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', title: 'Neu' })
    for (const attempt of [
      () => trainer.call(pushMessages.update, { params: { id }, body: edited }),
      () => trainer.call(pushMessages.cancel, { params: { id } }),
    ])
      await expect(attempt()).toMatchProblem('push_being_sent')
    const later = await create(trainer, message({ schedule: { ...once, day: '2026-12-04' } }))
    await trainer.call(pushMessages.cancel, { params: { id: later.id } })
    await advance('2026-12-05T10:00:00Z')
    expect(received(ben)).toHaveLength(1)
    expect(await only(trainer)).toMatchObject({ status: 'CANCELLED', nextAt: null })
  })

  it('is not overwritten unseen by a change from an older state; a repeated change is no conflict', async () => {
    const { trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once }))
    const { version } = await only(trainer)
    const change = (title: string) => {
      const body = { ...message({ title, schedule: once }), version }
      return trainer.exchange(pushMessages.update, { params: { id }, body })
    }
    expect((await change('Eins')).status).toBe(200)
    expect((await change('Eins')).status).toBe(200)
    const { status, body } = await change('Zwei')
    expect([status, body.code, body.current]).toMatchObject([409, 'changed_meanwhile', { title: 'Eins', version: 2 }])
    expect(await only(trainer)).toMatchObject({ title: 'Eins', version: 2 })
  })

  it('that is sent by a change is not sent again by its repetition', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ publish: false }))
    const body = { ...message({ title: 'Jetzt' }), version: 1 }
    await trainer.call(pushMessages.update, { params: { id }, body })
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT' })
    await trainer.call(pushMessages.update, { params: { id }, body })
    expect(await inbox(ben)).toHaveLength(1)
  })

  it('that is edited while it is sent: either the change or the sending comes first', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once }))
    const later = message({ title: 'Neu', schedule: { ...once, day: '2026-12-09' } })
    const [edit] = await Promise.allSettled([
      trainer.call(pushMessages.update, { params: { id }, body: later }),
      advance('2026-12-03T09:00:00Z'),
    ])
    await advance('2026-12-03T09:05:00Z')
    const { status, title } = await only(trainer)
    expect([status, title]).toEqual(edit.status === 'fulfilled' ? ['PLANNED', 'Neu'] : ['SENT', 'Hallo {vorname}'])
    expect(received(ben)).toHaveLength(edit.status === 'fulfilled' ? 0 : 1)
  })

  it('skips people who were archived or signed out since', async () => {
    const { ben, trainer } = await trainerWithClient()
    const archived = await app.person()
    await subscribe(archived)
    const { prisma } = app.infra.database
    await prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: archived.id } })
    await create(trainer, message({ schedule: once }))
    await ben.call(auth.signout, { body: {} })
    await prisma.clientRelation.updateMany({ where: { clientId: archived.id }, data: { status: 'ARCHIVED' } })
    await advance('2026-12-03T09:00:00Z')
    await expect.poll(() => only(trainer)).toMatchObject({ counts: { recipients: 1, sent: 0 } })
    expect([received(ben), received(archived), await inbox(archived)]).toEqual([[], [], []])
  })

  it('that waits for the morning is not pushed when its author is locked meanwhile', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { ben: other, trainer: free } = await trainerWithClient()
    await setPushClock(app.infra.database.pool, '2026-12-01T21:00:00Z')
    for (const by of [trainer, free]) await create(by, message())
    for (const person of [ben, other]) await expect.poll(async () => (await inbox(person)).length).toBe(1)
    const { prisma } = app.infra.database
    await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: new Date('2099-01-01') } })
    await advance('2026-12-02T06:00:00Z')
    await expect.poll(() => received(other).length).toBe(1)
    const skipped = { where: { userId: ben.id, state: 'SKIPPED' as const } }
    await expect.poll(() => prisma.pushDelivery.count(skipped)).toBe(1)
    expect(received(ben)).toEqual([])
  })

  it('that waits for the morning is cancelled: it stays in the inbox and reaches no device', async () => {
    const { ben, trainer } = await trainerWithClient()
    await setPushClock(app.infra.database.pool, '2026-12-01T21:00:00Z')
    const schedule: PushMessageInput['schedule'] = {
      kind: 'WEEKLY',
      weekdays: ['Tuesday', 'Wednesday'],
      time: '22:30',
      until: '2026-12-09',
    }
    const { id } = await create(trainer, message({ schedule }))
    await advance('2026-12-01T21:30:00Z')
    expect(await only(trainer)).toMatchObject({ status: 'SENDING', nextAt: '2026-12-02T21:30:00.000Z' })
    await trainer.call(pushMessages.cancel, { params: { id } })
    const cancelled = { status: 'CANCELLED', nextAt: null, counts: { recipients: 1, sent: 0, failed: 0 } }
    expect(await only(trainer)).toMatchObject(cancelled)
    const { prisma } = app.infra.database
    expect(await prisma.pushRecipient.findMany({ where: { userId: ben.id } })).toMatchObject([{ state: 'INBOX' }])
    await advance('2026-12-02T06:00:00Z')
    const skipped = { where: { userId: ben.id, state: 'SKIPPED' as const } }
    await expect.poll(() => prisma.pushDelivery.count(skipped)).toBe(1)
    await advance('2026-12-03T06:00:00Z')
    expect(received(ben)).toEqual([])
    expect(await inbox(ben)).toHaveLength(1)
    expect(await only(trainer)).toMatchObject(cancelled)
    await app.infra.database.transaction((tx) => countOccurrencesJob.run({}, tx))
    const counted = { recipientCount: 1, sentCount: 0, failedCount: 0, openedCount: 0 }
    expect(await prisma.pushOccurrence.findMany({ where: { messageId: id } })).toMatchObject([counted])
    expect(await only(trainer)).toMatchObject(cancelled)
    await expect(trainer.call(pushMessages.cancel, { params: { id } })).toMatchProblem('push_being_sent')
  })

  it('that is cancelled while it is delivered keeps what has arrived, and tries nothing again', async () => {
    const { ben, trainer } = await trainerWithClient()
    const mia = await app.person()
    await subscribe(mia)
    const { prisma } = app.infra.database
    await prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
    app.push.devices.behave(mia.id, { status: 503 })
    const { id } = await create(trainer, message())
    const retried = { where: { userId: mia.id, state: 'PENDING' as const, attempts: 1 } }
    await expect.poll(() => prisma.pushDelivery.count(retried)).toBe(1)
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENDING', counts: { recipients: 2, sent: 1 } })
    await trainer.call(pushMessages.cancel, { params: { id } })
    app.push.devices.behave(mia.id, { status: 201 })
    await advance('2026-12-01T10:00:00Z')
    const skipped = { where: { userId: mia.id, state: 'SKIPPED' as const } }
    await expect.poll(() => prisma.pushDelivery.count(skipped)).toBe(1)
    expect(await only(trainer)).toMatchObject({ status: 'CANCELLED', counts: { recipients: 2, sent: 1, failed: 0 } })
    expect(received(ben)).toHaveLength(1)
  })

  it('is cancelled when its author may not send any more', async () => {
    const { ben, trainer } = await trainerWithClient()
    await create(trainer, message({ schedule: once }))
    const { prisma } = app.infra.database
    await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: new Date('2099-01-01') } })
    await advance('2026-12-03T09:00:00Z')
    expect(await inbox(ben)).toEqual([])
    expect(await prisma.pushMessage.findMany({ where: { authorId: trainer.id } })).toMatchObject([
      { status: 'CANCELLED' },
    ])
  })

  it('weekly pauses while its author is locked, and goes out again afterwards', async () => {
    const { ben, trainer } = await trainerWithClient()
    const schedule: PushMessageInput['schedule'] = {
      ...({ kind: 'WEEKLY', time: '10:00', until: '2026-12-05' } as const),
      weekdays: ['Thursday', 'Friday', 'Saturday'],
    }
    await create(trainer, message({ schedule }))
    const { prisma } = app.infra.database
    const lock = (lockedUntil: Date | null) => prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil } })
    await lock(new Date('2099-01-01'))
    await advance('2026-12-03T09:00:00Z')
    expect(await inbox(ben)).toEqual([])
    await lock(null)
    expect(await only(trainer)).toMatchObject({ status: 'PLANNED', nextAt: '2026-12-04T09:00:00.000Z' })
    await advance('2026-12-04T09:00:00Z')
    await expect.poll(async () => (await inbox(ben)).length).toBe(1)
    // Its last day is missed, too.
    await lock(new Date('2099-01-01'))
    await advance('2026-12-05T09:00:00Z')
    await lock(null)
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', nextAt: null, counts: { recipients: 1 } })
  })

  it('weekly ends when its author loses the role', async () => {
    const { ben, trainer } = await trainerWithClient()
    const schedule = { kind: 'WEEKLY', time: '10:00', until: '2026-12-31' } as const
    await create(trainer, message({ schedule: { ...schedule, weekdays: ['Thursday'] } }))
    const { prisma } = app.infra.database
    await prisma.user.update({ where: { id: trainer.id }, data: { roles: [] } })
    await advance('2026-12-03T09:00:00Z')
    expect(await inbox(ben)).toEqual([])
    expect(await prisma.pushMessage.findMany({ where: { authorId: trainer.id } })).toMatchObject([
      { status: 'CANCELLED' },
    ])
  })

  it('weekly goes out on each of its days until the last one, at its time on the wall', async () => {
    const { ben, trainer } = await trainerWithClient()
    const weekly: PushMessageInput['schedule'] = {
      kind: 'WEEKLY',
      weekdays: ['Tuesday', 'Thursday', 'Friday'],
      time: '10:30',
      until: '2026-12-04',
    }
    await create(trainer, message({ schedule: weekly }))
    expect(await only(trainer)).toMatchObject({ status: 'PLANNED', nextAt: '2026-12-01T09:30:00.000Z' })
    const days = [
      ['2026-12-01T09:30:00Z', 1],
      ['2026-12-03T09:29:00Z', 1],
      ['2026-12-03T09:30:00Z', 2],
      ['2026-12-04T09:30:00Z', 3],
    ] as const
    for (const [at, count] of days) {
      await advance(at)
      await expect.poll(() => received(ben).length).toBe(count)
    }
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', nextAt: null })
  })

  it('weekly goes out once after an outage of days, then at its usual times', async () => {
    const { ben, trainer } = await trainerWithClient()
    const schedule: PushMessageInput['schedule'] = {
      kind: 'WEEKLY',
      weekdays: ['Wednesday', 'Thursday', 'Friday', 'Sunday'],
      time: '10:30',
      until: '2026-12-06',
    }
    await create(trainer, message({ schedule }))
    await advance('2026-12-05T08:00:00Z')
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'PLANNED', nextAt: '2026-12-06T09:30:00.000Z' })
    await expect.poll(() => received(ben).length).toBe(1)
    expect(await inbox(ben)).toHaveLength(1)
    await advance('2026-12-06T09:30:00Z')
    await expect.poll(() => received(ben).length).toBe(2)
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', nextAt: null, counts: { recipients: 2 } })
  })
})

describe('a draft', () => {
  it('is sent to nobody, whatever its schedule says, and is kept until its author plans it', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once, publish: false }))
    expect(await only(trainer)).toMatchObject({ status: 'DRAFT', nextAt: null, counts: { recipients: 0 } })
    await advance('2026-12-03T09:00:00Z')
    expect([received(ben), await inbox(ben)]).toEqual([[], []])
    const late = message({ title: 'Neu', schedule: once })
    await trainer.call(pushMessages.update, { params: { id }, body: { ...late, publish: false } })
    expect(await only(trainer)).toMatchObject({ status: 'DRAFT', title: 'Neu' })
    await expect(trainer.call(pushMessages.update, { params: { id }, body: late })).toMatchProblem('invalid_input', [
      'schedule.day',
    ])
    const planned = { ...late, schedule: { ...once, day: '2026-12-04' } }
    await trainer.call(pushMessages.update, { params: { id }, body: planned })
    expect(await only(trainer)).toMatchObject({ status: 'PLANNED', nextAt: '2026-12-04T09:00:00.000Z' })
    await advance('2026-12-04T09:00:00Z')
    await expect.poll(() => only(trainer)).toMatchObject({ status: 'SENT', counts: { recipients: 1, sent: 1 } })
    expect(received(ben)).toHaveLength(1)
  })

  it('is sent at once, and counts towards the daily limit only then', async () => {
    const { ben, trainer } = await trainerWithClient()
    const ids: string[] = []
    for (const title of ['1', '2', '3', '4']) ids.push((await create(trainer, message({ title, publish: false }))).id)
    for (const [index, id] of ids.slice(0, 3).entries())
      await trainer.call(pushMessages.update, { params: { id }, body: message({ title: `Nr. ${index}` }) })
    await expect.poll(() => received(ben).length).toBe(3)
    expect(await inbox(ben)).toHaveLength(3)
  })

  it('does not become one again once it is planned', async () => {
    const { trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once }))
    await trainer.call(pushMessages.update, { params: { id }, body: message({ schedule: once, publish: false }) })
    expect(await only(trainer)).toMatchObject({ status: 'PLANNED', nextAt: '2026-12-03T09:00:00.000Z' })
  })

  it('is deleted by its author alone, unlike a message that is planned or sent', async () => {
    const { trainer } = await trainerWithClient()
    const { trainer: other } = await trainerWithClient()
    const remove = (by: Person, id: string) => by.call(pushMessages.remove, { params: { id } })
    const planned = await create(trainer, message({ schedule: once }))
    await expect(remove(trainer, planned.id)).toMatchProblem('push_being_sent')
    const draft = await create(trainer, message({ publish: false }))
    await expect(trainer.call(pushMessages.cancel, { params: { id: draft.id } })).toMatchProblem('push_being_sent')
    await expect(remove(other, draft.id)).toMatchProblem('not_found')
    await remove(trainer, draft.id)
    expect((await trainer.call(pushMessages.list, { query: {} })).items.map(({ id }) => id)).toEqual([planned.id])
    await expect(remove(trainer, draft.id)).toMatchProblem('not_found')
  })

  it('is listed with all messages, and by its status', async () => {
    const { trainer } = await trainerWithClient()
    const draft = await create(trainer, message({ publish: false }))
    const planned = await create(trainer, message({ schedule: once }))
    const list = async (query: { status?: 'DRAFT' | 'PLANNED' | 'SENT' }) => {
      const { items, total } = await trainer.call(pushMessages.list, { query })
      return [total, ...items.map(({ id }) => id)]
    }
    expect(await list({})).toEqual([2, planned.id, draft.id])
    expect(await list({ status: 'DRAFT' })).toEqual([1, draft.id])
    expect(await list({ status: 'PLANNED' })).toEqual([1, planned.id])
    expect(await list({ status: 'SENT' })).toEqual([0])
  })

  it('needs an audience that its author may write to', async () => {
    const { trainer } = await trainerWithClient()
    const draft = message({ audience: { kind: 'USERS' }, publish: false })
    await expect(create(trainer, draft)).toMatchProblem('forbidden')
  })

  it('is not what the web of the release before means, which names no choice', async () => {
    const { trainer } = await trainerWithClient()
    const { publish: _publish, ...body } = message({ schedule: once })
    await trainer.call(pushMessages.create, { body })
    expect(await only(trainer)).toMatchObject({ status: 'PLANNED' })
  })
})

describe('with lapsed client slots', () => {
  it('a trainer writes to no client who takes one, planned and drafted messages included', async () => {
    const { ben, trainer } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once }))
    await app.lapseSlots(trainer)
    const audience: Audience = { kind: 'PEOPLE', userIds: [ben.id] }
    for (const body of [message(), message({ audience }), message({ publish: false })])
      await expect(create(trainer, body)).toMatchProblem('slots_lapsed')
    const edited = message({ schedule: once })
    await expect(trainer.call(pushMessages.update, { params: { id }, body: edited })).toMatchProblem('slots_lapsed')
    expect(await trainer.call(pushMessages.count, { body: { audience } })).toEqual({ people: 0, withPush: 0 })
    await trainer.call(pushMessages.cancel, { params: { id } })
    expect(await inbox(ben)).toEqual([])
  })

  it('a message that was created before is found by its key', async () => {
    const { trainer } = await trainerWithClient()
    const body = { ...message({ schedule: once }), key: randomUUID() }
    const created = await create(trainer, body)
    await app.lapseSlots(trainer)
    expect(await create(trainer, body)).toEqual(created)
  })

  it('a trainer writes to clients who take none, because an admin assigned them', async () => {
    const { trainer } = await trainerWithClient()
    const assigned = await app.person()
    await app.infra.database.prisma.clientRelation.create({
      data: { trainerId: trainer.id, clientId: assigned.id, origin: 'ASSIGNED' },
    })
    await app.lapseSlots(trainer)
    await expect(create(trainer, message())).toMatchProblem('slots_lapsed')
    await create(trainer, message({ audience: { kind: 'PEOPLE', userIds: [assigned.id] } }))
    await expect.poll(async () => (await inbox(assigned)).length).toBe(1)
  })

  it('a weekly message leaves out who takes one, and reaches them again after the payment', async () => {
    const { ben, trainer } = await trainerWithClient()
    const assigned = await app.person()
    await app.infra.database.prisma.clientRelation.create({
      data: { trainerId: trainer.id, clientId: assigned.id, origin: 'ASSIGNED' },
    })
    const schedule: PushMessageInput['schedule'] = {
      kind: 'WEEKLY',
      weekdays: ['Wednesday', 'Thursday'],
      time: '10:00',
      until: '2026-12-10',
    }
    await create(trainer, message({ schedule }))
    await app.lapseSlots(trainer)
    await advance('2026-12-02T09:00:00Z')
    await expect.poll(async () => (await inbox(assigned)).length).toBe(1)
    expect([received(ben), await inbox(ben)]).toEqual([[], []])
    await app.infra.database.prisma.subscription.updateMany({
      where: { userId: trainer.id },
      data: { status: 'ACTIVE', pastDueSince: null },
    })
    await advance('2026-12-03T09:00:00Z')
    await expect.poll(() => received(ben).length).toBe(1)
    expect(await inbox(assigned)).toHaveLength(2)
  })
})

describe('what is refused', () => {
  it('audiences of others, links to other sites, times that are over', async () => {
    const { trainer } = await trainerWithClient()
    const admin = await app.person(['ROLE_ADMIN'])
    await expect(create(trainer, message({ audience: { kind: 'USERS' } }))).toMatchProblem('forbidden')
    await expect(create(admin, message())).toMatchProblem('forbidden')
    for (const link of ['//evil.example', 'https://evil.example', '/\\evil.example', 'profile'])
      await expect(create(trainer, message({ link }))).toMatchProblem('invalid_input', ['link'])
    for (const text of ['Nur noch 2 kg!', 'Rezepte unter 500 kcal', 'Leicht abnehmen'])
      await expect(create(trainer, message({ title: text, body: text }))).toMatchProblem('invalid_input', [
        'title',
        'body',
      ])
    const past = message({ schedule: { ...once, day: '2026-11-30' } })
    await expect(create(trainer, past)).toMatchProblem('invalid_input', ['schedule.day'])
    const never = message({ schedule: { kind: 'WEEKLY', weekdays: ['Monday'], time: '10:00', until: '2026-12-05' } })
    await expect(create(trainer, never)).toMatchProblem('invalid_input', ['schedule.until'])
  })

  it('messages of somebody else', async () => {
    const { trainer } = await trainerWithClient()
    const { trainer: other } = await trainerWithClient()
    const { id } = await create(trainer, message({ schedule: once }))
    await expect(other.call(pushMessages.cancel, { params: { id } })).toMatchProblem('not_found')
    expect((await other.call(pushMessages.list, { query: {} })).items).toEqual([])
  })
})

it('the list costs the same number of queries with one and with ten messages', async () => {
  const { trainer } = await trainerWithClient()
  const list = () => trainer.call(pushMessages.list, { query: {} })
  await create(trainer, message({ schedule: once }))
  const one = await countQueries(app.infra.database.pool, list)
  for (let count = 0; count < 9; count += 1) await create(trainer, message({ schedule: once }))
  expect(await countQueries(app.infra.database.pool, list)).toBe(one)
})
