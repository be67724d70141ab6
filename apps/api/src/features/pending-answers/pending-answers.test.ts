import { randomUUID } from 'node:crypto'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../infra/database.ts'
import { newId } from '../../infra/sql.ts'
import { checkInAnswers, openCheckIn } from '../../testing/check-ins.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Account, type Person, password, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { answerDeadlinesJob } from './jobs.ts'
import { deadlineState, expectedDueAt, pendingAnswers } from './service.ts'

const app = useTestApp()
const hourMs = 3_600_000

let client: Account
let trainer: Person
let relationId: string

beforeEach(async () => {
  client = await app.account()
  trainer = await app.trainerOf(client)
  const { prisma } = app.infra.database
  relationId = (await prisma.clientRelation.findFirstOrThrow({ where: { clientId: client.id } })).id
  await prisma.trainerProfile.create({ data: { userId: trainer.id } })
})

const inTransaction = <T>(run: (tx: Tx) => Promise<T>) => app.infra.database.transaction(run)
const openMessage = (since?: Date) =>
  inTransaction(async (tx) => {
    // The time zone of the database session must not affect deadlines.
    await sql`SET LOCAL timezone = 'Europe/Vienna'`.execute(tx)
    const { rows } = await sql<{ id: string }>`SELECT ${newId} AS id`.execute(tx)
    const subjectId = rows[0]?.id ?? ''
    await pendingAnswers.open(tx, { relationId, kind: 'MESSAGE', subjectId, ...(since && { since }) })
  })
const answers = () =>
  app.infra.database.prisma.pendingAnswer.findMany({ where: { relationId }, orderBy: { since: 'asc' } })
const only = async () => {
  const [answer, ...others] = await answers()
  expect(others).toEqual([])
  if (!answer) throw new Error('No pending answer')
  return answer
}
const runJob = () =>
  inTransaction((tx) =>
    answerDeadlinesJob(mailService(app.infra.jobs), notificationsService(app.infra.database)).run({}, tx),
  )
const updateClocks = () => inTransaction((tx) => pendingAnswers.updateClocks(tx, { relationId }))
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)
/** Today's date in Vienna shifted by days, as midnight in UTC, which is how Prisma writes dates. */
const day = (shift: number) => new Date(addDays(todayInVienna(), shift))
const midnight = async (shift: number) => {
  const { rows } = await app.infra.database.pool.query<{ at: Date }>(
    `SELECT ($1::date)::timestamp AT TIME ZONE 'Europe/Vienna' AS at`,
    [day(shift)],
  )
  return rows[0]?.at ?? new Date(0)
}
const setAway = (from: number | null, until: number | null, updatedAt = hoursAgo(1000)) =>
  app.infra.database.prisma.trainerProfile.update({
    where: { userId: trainer.id },
    data: { awayFrom: from === null ? null : day(from), awayUntil: until === null ? null : day(until), updatedAt },
  })
const setStatus = (status: 'ACTIVE' | 'PAUSED') =>
  app.infra.database.prisma.clientRelation.update({ where: { id: relationId }, data: { status } })
/** Revokes the client's consent to the trainer's reading, or takes the revocation back. */
const setConsent = (isGiven: boolean) =>
  app.infra.database.prisma.consent.updateMany({
    where: { relationId },
    data: { revokedAt: isGiven ? null : new Date() },
  })
const shown = async () => {
  const { rows } = await sql<{ state: string; dueAt: Date | null }>`
    SELECT ${deadlineState} AS state, ${expectedDueAt} AS "dueAt" FROM pending_answers a
      JOIN client_relations r ON r.id = a.relation_id JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
     WHERE r.id = ${relationId}`.execute(app.infra.database.kysely)
  return rows[0]
}

describe('the deadline', () => {
  it.each([
    ['an ordinary weekend', '2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z'],
    ['the end of March, an hour shorter: Friday 17:00 to Sunday 18:00', '2026-03-27T16:00:00Z', '2026-03-29T16:00:00Z'],
    [
      'the end of October, an hour longer: Friday 17:00 to Sunday 16:00',
      '2026-10-23T15:00:00Z',
      '2026-10-25T15:00:00Z',
    ],
    ['the hour skipped in March', '2026-03-27T01:30:00Z', '2026-03-29T01:30:00Z'],
    ['the hour repeated in October', '2026-10-23T00:30:00Z', '2026-10-25T00:30:00Z'],
  ])('is 48 hours later to the minute: %s', async (_weekend, since, dueAt) => {
    await openMessage(new Date(since))
    expect(await only()).toMatchObject({ since: new Date(since), dueAt: new Date(dueAt), stoppedAt: null })
  })

  it.each([
    ['March, 23 hours', '2099-03-28T10:00:00Z', '2099-03-29', 23],
    ['October, 25 hours', '2099-10-24T10:00:00Z', '2099-10-25', 25],
  ])('moves by an absence on the last Sunday of %s, as long as that day is', async (_day, since, sunday, hours) => {
    const away = new Date(sunday)
    await openMessage(new Date(since))
    await app.infra.database.prisma.trainerProfile.update({
      where: { userId: trainer.id },
      data: { awayFrom: away, awayUntil: away },
    })
    expect((await shown())?.dueAt).toEqual(new Date(Date.parse(since) + (48 + hours) * hourMs))
  })

  it('is not moved by a second message, but by one after the answer', async () => {
    await openMessage(hoursAgo(10))
    const first = await only()
    await openMessage()
    expect(await only()).toEqual(first)
    await inTransaction((tx) => pendingAnswers.close(tx, { relationId, kind: 'MESSAGE' }))
    await openMessage()
    const [answered, open] = await answers()
    expect([answered?.closedAt, open?.closedAt]).toEqual([expect.any(Date), null])
    expect(open?.dueAt.getTime()).toBeGreaterThan(first.dueAt.getTime() + 9 * hourMs)
  })

  it('is one per relation when two messages arrive at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => openMessage()))
    await only()
  })

  it('ends with the coaching, and none is opened afterwards', async () => {
    await openMessage()
    await inTransaction(async (tx) => {
      await tx.updateTable('client_relations').set({ status: 'ARCHIVED' }).where('id', '=', relationId).execute()
      await pendingAnswers.closeAll(tx, [relationId])
    })
    await openMessage()
    expect((await only()).closedAt).not.toBeNull()
  })

  it('is not opened in a coaching that ends at the same time', async () => {
    const { opening } = await inTransaction(async (tx) => {
      // What ends a coaching locks it like this first.
      await tx.selectFrom('client_relations').select('id').where('id', '=', relationId).forUpdate().execute()
      await tx.updateTable('client_relations').set({ status: 'ARCHIVED' }).where('id', '=', relationId).execute()
      await pendingAnswers.closeAll(tx, [relationId])
      const opening = openMessage()
      await untilRowIsAwaited(app.infra.database.pool)
      return { opening }
    })
    await opening
    expect(await answers()).toEqual([])
  })

  it('is as it was when its settlement is undone', async () => {
    await openMessage(hoursAgo(10))
    const { dueAt } = await only()
    await inTransaction((tx) => pendingAnswers.close(tx, { relationId, kind: 'MESSAGE' }))
    await inTransaction((tx) => pendingAnswers.reopen(tx, { relationId, kind: 'MESSAGE' }))
    expect(await only()).toMatchObject({ dueAt, closedAt: null })
  })

  it('goes with the account of the client', async () => {
    await openMessage()
    await app.infra.database.prisma.user.delete({ where: { id: client.id } })
    expect(await answers()).toEqual([])
  })
})

describe('the clock is stopped', () => {
  /** Moves all times back, as if the clock had stopped this many hours ago. */
  const standFor = (hours: number) =>
    app.infra.database.pool.query(
      `UPDATE pending_answers SET stopped_at = stopped_at - make_interval(hours => $2), since = since - make_interval(hours => $2),
              due_at = due_at - make_interval(hours => $2) WHERE relation_id = $1`,
      [relationId, hours],
    )

  it('while the coaching is paused, and the deadline moves by that time', async () => {
    await openMessage(hoursAgo(10))
    const { dueAt } = await only()
    await setStatus('PAUSED')
    await updateClocks()
    expect((await only()).stoppedAt).not.toBeNull()
    expect(await shown()).toEqual({ state: 'PAUSED', dueAt: null })
    await standFor(72)
    await setStatus('ACTIVE')
    await updateClocks()
    const resumed = await only()
    expect(resumed.stoppedAt).toBeNull()
    expect(Math.abs(resumed.dueAt.getTime() - dueAt.getTime())).toBeLessThan(60_000)
    expect(await shown()).toEqual({ state: 'RUNNING', dueAt: resumed.dueAt })
  })

  it('while the trainer is locked, and goes on with the end of the lock', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    await openMessage()
    await admin.call(users.lock, { params: { id: trainer.id }, query: { date: '2099-01-01' } })
    expect((await only()).stoppedAt).not.toBeNull()
    expect(await shown()).toEqual({ state: 'PAUSED', dueAt: null })
    await admin.call(users.unlock, { params: { id: trainer.id } })
    expect((await only()).stoppedAt).toBeNull()
    await admin.call(users.lock, { params: { id: trainer.id }, query: { date: '2099-01-01' } })
    const { dueAt } = await only()
    await standFor(3)
    const ended = hoursAgo(1)
    await app.infra.database.prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: ended } })
    await runJob()
    // The lock ended after two of the three hours: the deadline moves by two.
    expect(Math.abs((await only()).dueAt.getTime() - dueAt.getTime() + hourMs)).toBeLessThan(60_000)
  })

  it('from the first midnight of an announced absence to its last', async () => {
    await openMessage(hoursAgo(60))
    const { dueAt } = await only()
    await setAway(-1, 1)
    await runJob()
    const start = await midnight(-1)
    const end = await midnight(2)
    expect((await only()).stoppedAt).toEqual(start)
    const expected = new Date(dueAt.getTime() + end.getTime() - start.getTime())
    expect(await shown()).toEqual({ state: 'AWAY', dueAt: expected })
    // The absence is over: it is now two days later.
    await setAway(-3, -1)
    await app.infra.database.pool.query(`UPDATE pending_answers SET stopped_at = $2 WHERE relation_id = $1`, [
      relationId,
      await midnight(-3),
    ])
    await runJob()
    const passed = (await midnight(0)).getTime() - (await midnight(-3)).getTime()
    expect(await only()).toMatchObject({ stoppedAt: null, dueAt: new Date(dueAt.getTime() + passed) })
  })

  it('from now on, when the trainer announces an absence that has begun', async () => {
    await openMessage(hoursAgo(60))
    await setAway(-1, 1, new Date())
    await updateClocks()
    expect(Date.now() - ((await only()).stoppedAt?.getTime() ?? 0)).toBeLessThan(60_000)
  })

  it('for what comes in meanwhile: 48 hours from the return', async () => {
    await setAway(-1, 1)
    await openMessage()
    const due = new Date((await midnight(2)).getTime() + 48 * hourMs)
    const { state, dueAt } = (await shown()) ?? {}
    expect(state).toBe('AWAY')
    expect(Math.abs((dueAt?.getTime() ?? 0) - due.getTime())).toBeLessThan(5)
  })

  it('later, and the member sees the deadline after an absence that begins before it', async () => {
    await openMessage()
    const { dueAt } = await only()
    await setAway(1, 3)
    const length = (await midnight(4)).getTime() - (await midnight(1)).getTime()
    expect(await shown()).toEqual({ state: 'RUNNING', dueAt: new Date(dueAt.getTime() + length) })
    await setAway(5, 9)
    expect(await shown()).toEqual({ state: 'RUNNING', dueAt })
  })

  it('without consent to the trainer, who has 48 hours from the consent for what came in before it', async () => {
    await setConsent(false)
    await openMessage()
    expect((await only()).stoppedAt).not.toBeNull()
    expect(await shown()).toEqual({ state: 'NO_CONSENT', dueAt: null })
    await standFor(30)
    await setConsent(true)
    await updateClocks()
    const { dueAt, stoppedAt } = await only()
    expect(stoppedAt).toBeNull()
    expect(Math.abs(dueAt.getTime() - Date.now() - 48 * hourMs)).toBeLessThan(60_000)
    expect(await shown()).toEqual({ state: 'RUNNING', dueAt })
  })

  it('until the last of its reasons ends', async () => {
    await openMessage()
    await setStatus('PAUSED')
    await setAway(-1, 1)
    await updateClocks()
    await setStatus('ACTIVE')
    await updateClocks()
    expect((await only()).stoppedAt).not.toBeNull()
    expect(await shown()).toMatchObject({ state: 'AWAY' })
    await setAway(null, null)
    await updateClocks()
    expect((await only()).stoppedAt).toBeNull()
  })
})

describe('the reminder', () => {
  const remindersTo = async (email: string) => {
    const where = { recipient: email, template: 'answersDue' }
    return (await app.infra.database.prisma.mailDelivery.findMany({ where })).length
  }

  const unreadReminders = () =>
    app.infra.database.prisma.notification.findMany({
      where: { userId: trainer.id, kind: 'answerDueSoon', readAt: null },
    })

  it('is mailed 12 hours before the deadline, once, naming the client and nothing else', async () => {
    await openMessage(hoursAgo(35))
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(0)
    await app.infra.database.prisma.pendingAnswer.updateMany({
      where: { relationId },
      data: { dueAt: new Date(Date.now() + 11.9 * hourMs) },
    })
    await runJob()
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(1)
    const { subject, text } = await app.mailTo(trainer.email, 'weniger als 12 Stunden')
    expect(subject).toBe('Eine Antwort ist in weniger als 12 Stunden fällig')
    expect(text).toMatch(/Person \d+: bis (Mo|Di|Mi|Do|Fr|Sa|So), \d\d:\d\d/)
    expect(text).toContain('/client-management')
  })

  it('is in the bell, too, once, until the trainer has read or answered', async () => {
    const answer = { text: 'Gern.', key: randomUUID() }
    await openMessage(hoursAgo(40))
    await runJob()
    await runJob()
    const { items } = await trainer.call(notifications.list, { query: {} })
    expect(items).toMatchObject([{ link: `/nachrichten/${client.id}`, isRead: false }])
    expect(items[0]?.text).toMatch(/^Person \d+ wartet noch auf deine Antwort\.$/)
    await trainer.call(messages.send, { params: { userId: client.id }, body: answer })
    expect(await unreadReminders()).toEqual([])
  })

  it('of a check-in leads to it, and is read with the reply', async () => {
    const id = await openCheckIn(app, client)
    const member = await app.signedIn(client)
    await member.call(checkIns.submit, { params: { id }, body: { answers: checkInAnswers } })
    await app.infra.database.prisma.pendingAnswer.updateMany({ where: { relationId }, data: { dueAt: new Date() } })
    await runJob()
    expect(await unreadReminders()).toMatchObject([{ link: `/user/${client.id}/wochenrueckblicke`, subjectId: id }])
    await trainer.call(checkIns.reply, { params: { id }, body: { text: 'Danke' } })
    expect(await unreadReminders()).toEqual([])
  })

  it('in the bell goes with the coaching, and comes again when the trainer takes the client back', async () => {
    const member = await app.signedIn(client)
    await member.call(messages.send, { params: { userId: client.id }, body: { text: 'Hallo', key: randomUUID() } })
    const soon = () =>
      app.infra.database.prisma.pendingAnswer.updateMany({ where: { relationId }, data: { dueAt: new Date() } })
    await soon()
    await runJob()
    expect(await unreadReminders()).toHaveLength(1)
    const params = { id: client.id }
    await trainer.call(clients.archive, { params })
    expect(await unreadReminders()).toEqual([])
    await trainer.call(clients.reactivate, { params })
    await member.call(health.giveConsent, { body: { version: consentVersion } })
    await soon()
    await runJob()
    expect(await unreadReminders()).toHaveLength(1)
  })

  it('in the bell is deleted with the account of the client', async () => {
    await openMessage(hoursAgo(40))
    await runJob()
    const browser = app.visitor()
    await browser.call(auth.signin, { body: { email: client.email, password } })
    await browser.call(users.deleteMyself)
    expect(JSON.stringify(await trainer.call(notifications.list, { query: {} }))).not.toContain(client.id)
  })

  it('is not sent to a trainer who may not read what waits', async () => {
    await openMessage(hoursAgo(40))
    await setConsent(false)
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(0)
    expect(await unreadReminders()).toEqual([])
    await setConsent(true)
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(1)
  })

  it('is one mail for several clients of a trainer', async () => {
    await openMessage(hoursAgo(40))
    const other = await app.account()
    const consents = { create: { userId: other.id, kind: 'COACHING', version: consentVersion } } as const
    const { id } = await app.infra.database.prisma.clientRelation.create({
      data: { trainerId: trainer.id, clientId: other.id, consents },
    })
    relationId = id
    await openMessage(hoursAgo(39))
    await Promise.all([runJob(), runJob()])
    expect(await remindersTo(trainer.email)).toBe(1)
    const { text } = await app.mailTo(trainer.email, '2 Antworten')
    expect(text.match(/: bis /g)).toHaveLength(2)
    expect(text).toContain('2 Personen warten noch')
  })

  it.each([
    ['Eine Antwort ist überfällig', [49]],
    ['2 Antworten sind überfällig', [50, 49]],
    ['2 Antworten sind bald fällig, eine davon ist schon überfällig', [49, 40]],
  ])('that comes late says so: %s', async (subject, ages) => {
    for (const [index, age] of ages.entries())
      await inTransaction((tx) =>
        pendingAnswers.open(tx, {
          ...{ relationId, kind: index === 0 ? 'MESSAGE' : 'ANAMNESE', subjectId: randomUUID() },
          since: hoursAgo(age),
        }),
      )
    await runJob()
    expect((await app.mailTo(trainer.email, 'fällig')).subject).toBe(subject)
  })

  it('names one person who waits for two answers as one', async () => {
    await openMessage(hoursAgo(40))
    await inTransaction((tx) =>
      pendingAnswers.open(tx, { relationId, kind: 'ANAMNESE', subjectId: randomUUID(), since: hoursAgo(39) }),
    )
    await runJob()
    expect((await app.mailTo(trainer.email, '2 Antworten')).text).toContain('jemand wartet noch')
  })

  it('is not sent while the clock is stopped or after the answer, and again for a deadline that moved', async () => {
    await openMessage(hoursAgo(40))
    await setStatus('PAUSED')
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(0)
    await setStatus('ACTIVE')
    await updateClocks()
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(1)
    await setStatus('PAUSED')
    await updateClocks()
    await app.infra.database.pool.query(`UPDATE pending_answers SET stopped_at = stopped_at - interval '1 minute'`)
    await setStatus('ACTIVE')
    await updateClocks()
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(2)
    expect(await unreadReminders()).toHaveLength(1)
    await inTransaction((tx) => pendingAnswers.close(tx, { relationId, kind: 'MESSAGE' }))
    await app.infra.database.prisma.pendingAnswer.updateMany({ where: { relationId }, data: { remindedAt: null } })
    await runJob()
    expect(await remindersTo(trainer.email)).toBe(2)
  })
})
