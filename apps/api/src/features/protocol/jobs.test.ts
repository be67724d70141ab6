import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { expect, it } from 'vitest'
import type { Tx } from '../../infra/database.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { protocolRemindersJob } from './jobs.ts'

const app = useTestApp()

/** Time of most runs: 11:00 in Vienna on the first day of the protocols. */
const startsOn = '2027-01-04'
const firstDay = '2027-01-04T10:00:00Z'

/** Ids of the notifications that were pushed. */
const pushed: string[] = []

const runIn = (tx: Tx, at = firstDay) => {
  const { database, jobs } = app.infra
  const notifications = notificationsService(database, async (_tx, ids) => void pushed.push(...ids))
  return protocolRemindersJob(mailService(jobs), notifications, () => new Date(at)).run({}, tx)
}

const runJob = (at = firstDay) => app.infra.database.transaction((tx) => runIn(tx, at))

interface ReminderOptions {
  readonly times?: readonly string[]
  readonly byMail?: boolean
  readonly startsOn?: string
}

/** Creates a member with a running protocol and reminders. */
async function withReminder(options: ReminderOptions = {}): Promise<Person> {
  const { times = ['10:58'], byMail = true } = options
  const ben = await app.person()
  const { prisma } = app.infra.database
  await prisma.protocol.create({
    data: { userId: ben.id, number: 1, startsOn: new Date(options.startsOn ?? startsOn) },
  })
  await ben.call(protocol.setReminders, { body: { number: 1, times: [...times], byMail } })
  await prisma.protocol.updateMany({ where: { userId: ben.id }, data: { remindedAt: new Date('2027-01-01') } })
  return ben
}

async function completeDay({ id: userId }: Person, day: string): Promise<void> {
  const { prisma } = app.infra.database
  const { id: protocolId } = await prisma.protocol.findFirstOrThrow({ where: { userId } })
  await prisma.protocolDay.create({
    data: { protocolId, day: new Date(day), encrypted: new Uint8Array(1), complete: true, rev: 1 },
  })
}

const counts = async ({ id: userId }: Person) => {
  const { prisma } = app.infra.database
  return {
    notifications: await prisma.notification.count({ where: { userId, kind: 'protocolReminder' } }),
    mails: await prisma.mailDelivery.count({ where: { userId, template: 'protocolReminder' } }),
  }
}

it('reminds once at a chosen time: in the app, and by mail where that was chosen', async () => {
  const [ben, eve, later] = await Promise.all([
    withReminder(),
    withReminder({ byMail: false }),
    withReminder({ times: ['11:01'] }),
  ])
  await runJob()
  await runJob()
  expect(await counts(ben)).toEqual({ notifications: 1, mails: 1 })
  expect(await counts(eve)).toEqual({ notifications: 1, mails: 0 })
  expect(await counts(later)).toEqual({ notifications: 0, mails: 0 })
})

it('pushes once when two runs overlap', async () => {
  const { pool, transaction } = app.infra.database
  const ben = await withReminder()
  pushed.length = 0
  const { late } = await transaction(async (tx) => {
    await runIn(tx)
    const late = runJob()
    await Promise.race([late, untilRowIsAwaited(pool)])
    return { late }
  })
  await late
  expect(pushed).toHaveLength(1)
  expect(await counts(ben)).toEqual({ notifications: 1, mails: 1 })
})

it('reminds nobody who muted it, finished the day, withdrew the consent, or has not started', async () => {
  const [muted, finished, withdrawn, early] = await Promise.all([
    withReminder(),
    withReminder(),
    withReminder(),
    withReminder({ startsOn: '2027-01-05' }),
  ])
  const { prisma } = app.infra.database
  await prisma.user.update({ where: { id: muted.id }, data: { mutedNotifications: ['PROTOCOL'] } })
  await completeDay(finished, startsOn)
  await prisma.consent.updateMany({ where: { userId: withdrawn.id }, data: { revokedAt: new Date() } })
  await runJob()
  for (const person of [muted, finished, withdrawn, early])
    expect(await counts(person)).toEqual({ notifications: 0, mails: 0 })
})

it('counts times before 04:00 to the evening before: the last night is reminded of, the one before the first is not', async () => {
  const times = ['01:30']
  const [last, next, finished] = await Promise.all([
    withReminder({ times }),
    withReminder({ times, startsOn: '2027-01-11' }),
    withReminder({ times }),
  ])
  await completeDay(finished, '2027-01-10')
  await runJob('2027-01-11T00:31:00Z')
  expect(await counts(last)).toEqual({ notifications: 1, mails: 1 })
  expect(await counts(next)).toEqual({ notifications: 0, mails: 0 })
  expect(await counts(finished)).toEqual({ notifications: 0, mails: 0 })
})

it('reminds after midnight at a time of shortly before, and no longer than 90 minutes late', async () => {
  const [evening, late] = await Promise.all([withReminder({ times: ['23:58'] }), withReminder({ times: ['22:20'] })])
  await runJob('2027-01-10T23:00:00Z')
  expect(await counts(evening)).toEqual({ notifications: 1, mails: 1 })
  expect(await counts(late)).toEqual({ notifications: 0, mails: 0 })
})

it.each([
  ['begins', '2027-03-22', '2027-03-28T05:01:00Z', '2027-03-28T04:59:00Z'],
  ['ends', '2027-10-25', '2027-10-31T06:01:00Z', '2027-10-31T05:59:00Z'],
])('reminds at local time on the day on which daylight saving time %s', async (_change, first, after, before) => {
  const ben = await withReminder({ times: ['07:00'], startsOn: first })
  await runJob(before)
  expect(await counts(ben)).toEqual({ notifications: 0, mails: 0 })
  await runJob(after)
  expect(await counts(ben)).toEqual({ notifications: 1, mails: 1 })
})
