import { randomUUID } from 'node:crypto'
import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeInput } from '@kostbar/contracts/challenges/schemas'
import { weekdays } from '@kostbar/contracts/meals'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { Role } from '@kostbar/contracts/users/schemas'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Account, type Person, useTestApp } from '../../testing/test-app.ts'
import { notificationsService } from '../notifications/service.ts'
import { challengeNoticesJob } from './jobs.ts'
import { challengeParticipantIds, listChallengeChoices } from './service.ts'

const app = useTestApp()
const today = () => todayInVienna()

const input = (more: Partial<ChallengeInput> = {}): ChallengeInput => ({
  title: 'Jeden Tag Gemüse',
  description: 'Bunt ist gut.',
  task: 'VEGETABLE_PORTIONS',
  target: 3,
  unit: null,
  weekdays: [...weekdays],
  startsOn: today(),
  lengthDays: 10,
  points: 2,
  requiredDays: 2,
  names: 'FIRST_NAMES',
  reminderTime: null,
  audience: 'CLIENTS',
  participantIds: [],
  publish: true,
  ...more,
})

const create = (by: Person, more: Partial<ChallengeInput>) => by.call(challenges.create, { body: input(more) })
const join = (by: Person, id: string) => by.call(challenges.join, { params: { id } })
const leave = (by: Person, id: string) => by.call(challenges.leave, { params: { id } })
const inviteOne = (by: Person, id: string, person: Person) =>
  by.call(challenges.invite, { params: { id }, body: { participantIds: [person.id] } })
const enter = (by: Person, id: string, day: string, amount: number | null) =>
  by.call(challenges.setEntry, { params: { id }, body: { day, amount } })
const mine = (by: Person) => by.call(challenges.mine)
const myOne = (by: Person, id: string) => by.call(challenges.getMine, { params: { id } })
const one = (by: Person, id: string) => by.call(challenges.get, { params: { id }, query: {} })
const texts = async (by: Person) => (await by.call(notifications.list, { query: {} })).items.map(({ text }) => text)
const runJob = () =>
  app.infra.database.transaction((tx) =>
    challengeNoticesJob(app.infra.jobs, notificationsService(app.infra.database)).run({}, tx),
  )

/** Moves a challenge and its entries back, as if it had begun that many days earlier. */
const moveBack = async (id: string, days: number) => {
  await app.infra.database.pool.query(
    `UPDATE challenges SET starts_on = starts_on - $2::int, ends_on = ends_on - $2::int WHERE id = $1`,
    [id, days],
  )
  await app.infra.database.pool.query(`UPDATE challenge_entries SET day = day - $2::int WHERE challenge_id = $1`, [
    id,
    days,
  ])
}

/** A trainer, their client, and a challenge that the client was invited to and joined. */
async function running(more: Partial<ChallengeInput> = {}) {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id } = await create(trainer, { participantIds: [ben.id], ...more })
  await join(ben, id)
  return { ben, trainer, id }
}

it('goes from the invitation to the end: joined, entered, reached, notified', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id, phase, invited } = await create(trainer, { participantIds: [ben.id] })
  expect([phase, invited]).toEqual(['RUNNING', 1])
  expect(await mine(ben)).toMatchObject([{ id, standing: 'INVITED', openDays: [], participantCount: 0 }])
  await join(ben, id)
  expect(await enter(ben, id, today(), 2)).toMatchObject({ reachedDays: 0, score: { streak: 0, points: 0 } })
  const reached = await enter(ben, id, today(), 3)
  expect(reached).toMatchObject({ reachedDays: 1, hasWon: false, score: { streak: 1, points: 2 } })
  expect((await enter(ben, id, today(), null)).openDays.at(-1)).toEqual({ day: today(), amount: null })
  await enter(ben, id, today(), 3)
  await moveBack(id, 1)
  expect(await enter(ben, id, today(), 5)).toMatchObject({ reachedDays: 2, hasWon: true, score: { streak: 2 } })
  const { participants } = await one(trainer, id)
  expect(participants.items).toMatchObject([
    { userId: ben.id, state: 'JOINED', reachedDays: 2, streak: 2, points: 4, hasWon: true },
  ])
  await moveBack(id, 11)
  await runJob()
  await runJob()
  expect(await texts(ben)).toEqual([
    'Die Challenge ist zu Ende. Schau dir deine Tage an: Jeden Tag Gemüse',
    expect.stringContaining('lädt dich zu einer Challenge ein.'),
  ])
  expect(await myOne(ben, id)).toMatchObject({ phase: 'ENDED', hasWon: true, openDays: [] })
  await expect(enter(ben, id, today(), 3)).toMatchProblem('challenge_over')
})

it('is created once for a key, also by requests at the same time', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const body = { ...input({ participantIds: [ben.id] }), key: randomUUID() }
  const send = () => trainer.call(challenges.create, { body })
  const [first, second] = await Promise.all([send(), send()])
  const third = await send()
  expect([second.id, third.id]).toEqual([first.id, first.id])
  expect((await trainer.call(challenges.list, { query: {} })).total).toBe(1)
  expect(await texts(ben)).toHaveLength(1)
})

it('refuses entries of days that are not scheduled, over, or to come', async () => {
  const { ben, id } = await running()
  await moveBack(id, 3)
  for (const day of [addDays(today(), 1), addDays(today(), -2), addDays(today(), -20)])
    await expect(enter(ben, id, day, 3)).toMatchProblem('entry_closed')
})

it('is left and rejoined with its entries', async () => {
  const { ben, trainer, id } = await running()
  await enter(ben, id, today(), 3)
  await leave(ben, id)
  expect(await mine(ben)).toMatchObject([{ standing: 'LEFT', openDays: [], reachedDays: 1 }])
  await expect(enter(ben, id, today(), 3)).toMatchProblem('not_found')
  expect(await challengeParticipantIds(app.infra.database, id)).toEqual([])
  expect((await one(trainer, id)).participants.items).toMatchObject([{ state: 'LEFT' }])
  await join(ben, id)
  expect(await mine(ben)).toMatchObject([{ standing: 'JOINED', reachedDays: 1 }])
  expect(await challengeParticipantIds(app.infra.database, id)).toEqual([ben.id])
})

it('can be joined on its last day, and a day it was not joined on can still be won', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id } = await create(trainer, { participantIds: [ben.id], lengthDays: 5, requiredDays: 1 })
  await moveBack(id, 4)
  await join(ben, id)
  expect(await enter(ben, id, today(), 3)).toMatchObject({ hasWon: true, nextDay: null })
})

it('can be changed until it begins; then cancelled with a reason that participants read', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const draft = await create(trainer, { publish: false })
  expect(await mine(ben)).toEqual([])
  const params = { id: draft.id }
  const planned = input({ startsOn: addDays(today(), 2), participantIds: [ben.id], title: 'Neu' })
  expect(await trainer.call(challenges.update, { params, body: planned })).toMatchObject({
    phase: 'PLANNED',
    title: 'Neu',
  })
  expect(await texts(ben)).toHaveLength(1)
  await trainer.call(challenges.update, { params, body: { ...planned, title: 'Noch neuer', publish: false } })
  expect(await mine(ben)).toMatchObject([{ title: 'Noch neuer', phase: 'PLANNED' }])
  expect(await texts(ben)).toHaveLength(1)
  await expect(trainer.call(challenges.remove, { params })).toMatchProblem('challenge_started')
  await moveBack(draft.id, 2)
  await expect(trainer.call(challenges.update, { params, body: planned })).toMatchProblem('challenge_started')
  await join(ben, draft.id)
  await trainer.call(challenges.cancel, { params, body: { reason: 'Ich bin krank geworden.' } })
  await runJob()
  expect((await texts(ben))[0]).toBe('Die Challenge wurde abgesagt: Noch neuer')
  expect(await mine(ben)).toMatchObject([{ phase: 'CANCELLED', cancelReason: 'Ich bin krank geworden.' }])
  await expect(trainer.call(challenges.cancel, { params, body: { reason: 'Noch einmal' } })).toMatchProblem(
    'challenge_over',
  )
})

describe('inviting into a running challenge', () => {
  it('tells those who are new, once, and they join it as it runs', async () => {
    const { ben, trainer, id } = await running()
    const mia = await app.person()
    await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
    await moveBack(id, 3)
    const invite = () => trainer.call(challenges.invite, { params: { id }, body: { participantIds: [ben.id, mia.id] } })
    expect(await invite()).toMatchObject({ phase: 'RUNNING', joined: 1, invited: 1 })
    await invite()
    expect([await texts(ben), await texts(mia)].map(({ length }) => length)).toEqual([1, 1])
    await join(mia, id)
    expect(await enter(mia, id, today(), 3)).toMatchObject({ reachedDays: 1, standing: 'JOINED' })
  })

  it('is refused for the challenge of another trainer, and for the client of another', async () => {
    const { ben, trainer, id } = await running()
    const other = await app.person()
    const stranger = await app.trainerOf(other)
    await expect(inviteOne(stranger, id, ben)).toMatchProblem('not_found')
    await expect(inviteOne(trainer, id, other)).toMatchProblem('invalid_input', ['participantIds'])
  })

  it('is refused for somebody who left', async () => {
    const { ben, trainer, id } = await running()
    await leave(ben, id)
    await expect(inviteOne(trainer, id, ben)).toMatchProblem('invalid_input', ['participantIds'])
  })

  it('is refused once the challenge is over', async () => {
    const { ben, trainer, id } = await running()
    await moveBack(id, 20)
    await expect(inviteOne(trainer, id, ben)).toMatchProblem('challenge_over')
  })

  it('is refused for a challenge for everyone', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const open = await create(admin, { audience: 'EVERYONE' })
    await expect(inviteOne(admin, open.id, ben)).toMatchProblem('invalid_input', ['participantIds'])
    // A challenge for everyone would appear in the other tests of this file.
    await admin.call(challenges.cancel, { params: { id: open.id }, body: { reason: 'Nur ein Test.' } })
  })
})

it('is listed before those that are over, which end earlier', async () => {
  const { ben, trainer, id: over } = await running({ lengthDays: 5 })
  await moveBack(over, 6)
  const { id: next } = await create(trainer, { participantIds: [ben.id] })
  expect((await mine(ben)).map(({ id, phase }) => [id, phase])).toEqual([
    [next, 'RUNNING'],
    [over, 'ENDED'],
  ])
})

it('is listed for seven days after its end, or after it was cancelled on its last morning', async () => {
  const { ben, trainer, id: ended } = await running({ lengthDays: 5 })
  const { id: cancelled } = await create(trainer, { participantIds: [ben.id], lengthDays: 5 })
  await join(ben, cancelled)
  const listed = async () => (await mine(ben)).map(({ id, phase }) => `${phase} ${id}`).sort()
  const both = [`CANCELLED ${cancelled}`, `ENDED ${ended}`]
  await trainer.call(challenges.cancel, { params: { id: cancelled }, body: { reason: 'Ich bin krank geworden.' } })
  const moveCancellation = (days: number) =>
    app.infra.database.pool.query(
      `UPDATE challenges SET cancelled_at = cancelled_at - make_interval(days => $2) WHERE id = $1`,
      [cancelled, days],
    )
  // Ends seven days ago, cancelled on the morning after.
  await Promise.all([moveBack(ended, 4 + 7), moveBack(cancelled, 4 + 7), moveCancellation(6)])
  expect(await listed()).toEqual(both)
  await Promise.all([moveBack(ended, 1), moveBack(cancelled, 1), moveCancellation(1)])
  expect(await listed()).toEqual([])
})

it('takes back the notification of a client who is no longer invited', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const trainer = await app.trainerOf(ben)
  await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
  const startsOn = addDays(today(), 2)
  const { id } = await create(trainer, { startsOn, participantIds: [ben.id, mia.id] })
  const invite = (...people: Person[]) => {
    const body = input({ startsOn, participantIds: people.map((person) => person.id) })
    return trainer.call(challenges.update, { params: { id }, body })
  }
  expect(await texts(ben)).toHaveLength(1)
  await invite(mia)
  expect([await texts(ben), await mine(ben)]).toEqual([[], []])
  expect(await texts(mia)).toHaveLength(1)
  await invite(ben, mia)
  expect(await texts(ben)).toHaveLength(1)
})

it('keeps who declined when it is edited, and invites them only once they came back themselves', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const trainer = await app.trainerOf(ben)
  await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
  const startsOn = addDays(today(), 2)
  const { id } = await create(trainer, { startsOn, participantIds: [ben.id, mia.id] })
  await leave(ben, id)
  const save = (...people: Person[]) => {
    const body = input({ startsOn, title: 'Neu', participantIds: people.map((person) => person.id) })
    return trainer.call(challenges.update, { params: { id }, body })
  }
  await save(mia)
  expect(await mine(ben)).toMatchObject([{ title: 'Neu', standing: 'LEFT' }])
  expect(await one(trainer, id)).toMatchObject({ participantIds: [mia.id], leftIds: [ben.id] })
  await expect(save(ben, mia)).toMatchProblem('invalid_input', ['participantIds'])
  await join(ben, id)
  expect(await one(trainer, id)).toMatchObject({ leftIds: [] })
  await save(ben, mia)
  expect(await mine(ben)).toMatchObject([{ standing: 'JOINED' }])
})

it('a draft can be deleted', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const { id } = await create(trainer, { publish: false })
  await trainer.call(challenges.remove, { params: { id } })
  expect((await trainer.call(challenges.list, { query: {} })).items).toEqual([])
})

it.each([
  [{ startsOn: '2026-02-29' }, 'startsOn'],
  [{ startsOn: '2020-01-01' }, 'startsOn'],
  [{ lengthDays: 91 }, 'lengthDays'],
  [{ weekdays: [] }, 'weekdays'],
  [{ requiredDays: 11 }, 'requiredDays'],
  [{ task: 'AMOUNT', unit: null }, 'unit'],
  [{ task: 'AMOUNT', unit: 'kcal' }, 'unit'],
  [{ title: 'In vier Wochen 3 kg abnehmen' }, 'title'],
  [{ description: 'Wer verliert am meisten Gewicht?' }, 'description'],
  [{ reminderTime: '22:00' }, 'reminderTime'],
  [{ participantIds: [] }, 'participantIds'],
  [{ audience: 'EVERYONE' }, 'audience'],
] as const)('refuses %j', async (more, field) => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const participantIds = 'participantIds' in more ? [] : [trainer.id]
  const body = input({ participantIds, ...(more as Partial<ChallengeInput>) })
  const { status, body: answer } = await trainer.exchange(challenges.create, { body })
  expect([status, Object.keys(answer.fields)]).toEqual([400, [field]])
})

it('refuses days without a chosen weekday', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const startsOn = '2027-03-01'
  const body = input({ startsOn, lengthDays: 3, weekdays: ['Sunday'], publish: false })
  const { body: answer } = await trainer.exchange(challenges.create, { body })
  expect(Object.keys(answer.fields)).toEqual(['weekdays'])
})

it('says that there is one day only when more are required', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const body = input({ startsOn: '2027-03-01', lengthDays: 7, weekdays: ['Sunday'], requiredDays: 2, publish: false })
  const { body: answer } = await trainer.exchange(challenges.create, { body })
  expect(answer.fields).toEqual({
    requiredDays: 'In diesem Zeitraum liegt nur ein Tag. Mehr kann niemand erreichen.',
  })
})

it('is open to the clients of its trainer alone, and closed once the coaching ends', async () => {
  const { ben, trainer, id } = await running()
  const [other, otherTrainer] = [await app.person(), await app.person(['ROLE_TRAINER'])]
  for (const call of [myOne, join, leave]) await expect(call(other, id)).toMatchProblem('not_found')
  await expect(one(otherTrainer, id)).toMatchProblem('not_found')
  await expect(create(otherTrainer, { participantIds: [ben.id] })).toMatchProblem('invalid_input')
  await enter(ben, id, today(), 3)
  await app.infra.database.prisma.clientRelation.updateMany({
    where: { clientId: ben.id },
    data: { status: 'ARCHIVED', endedAt: new Date() },
  })
  expect((await one(trainer, id)).participants.items).toEqual([])
  expect(await mine(ben)).toMatchObject([{ id, isClosed: true, openDays: [], reachedDays: 1 }])
  expect((await myOne(ben, id)).others).toBeNull()
  await expect(enter(ben, id, today(), 3)).toMatchProblem('challenge_over')
})

it('names the others to those alone who take part', async () => {
  const { ben, trainer, id } = await running()
  const mia = await app.person()
  await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
  await inviteOne(trainer, id, mia)
  expect((await myOne(mia, id)).others).toBeNull()
  await join(mia, id)
  for (const person of [ben, mia]) expect((await myOne(person, id)).others).toHaveLength(1)
  await leave(mia, id)
  expect(await myOne(mia, id)).toMatchObject({ standing: 'LEFT', others: null })
  expect((await myOne(ben, id)).others).toEqual([])
})

it('goes on while its trainer is locked, and ends with the account', async () => {
  const { ben, trainer, id } = await running()
  const { prisma } = app.infra.database
  const mia = await app.person()
  await prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
  await trainer.call(challenges.invite, { params: { id }, body: { participantIds: [mia.id] } })
  await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: new Date('2099-01-01') } })
  expect(await enter(ben, id, today(), 3)).toMatchObject({ ownerLocked: true, reachedDays: 1 })
  await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: null } })
  await trainer.call(users.deleteMyself)
  expect(await mine(ben)).toMatchObject([{ phase: 'CANCELLED', by: null, isClosed: true, reachedDays: 1 }])
  await runJob()
  expect((await texts(ben))[0]).toBe('Die Challenge wurde abgesagt: Jeden Tag Gemüse')
  // Mia did not join, so the link would lead nowhere.
  await expect(myOne(mia, id)).toMatchProblem('not_found')
  expect((await texts(mia)).filter((text) => text.includes('abgesagt'))).toEqual([])
})

it('tells invited people that it was cancelled, too', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id } = await create(trainer, { participantIds: [ben.id] })
  await trainer.call(challenges.cancel, { params: { id }, body: { reason: 'Ich bin krank geworden.' } })
  await runJob()
  expect((await texts(ben))[0]).toBe('Die Challenge wurde abgesagt: Jeden Tag Gemüse')
  expect(await myOne(ben, id)).toMatchObject({ phase: 'CANCELLED', standing: 'INVITED' })
})

it("an admin's is open to everyone with access, who read initials of each other and of nobody else", async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const [ben, mia, guest] = [await app.person(), await app.person(), await app.person()]
  const { id } = await create(admin, { audience: 'EVERYONE', title: 'Für alle' })
  await app.infra.database.prisma.subscription.deleteMany({ where: { userId: guest.id } })
  await expect(join(guest, id)).toMatchProblem('no_access')
  for (const person of [ben, mia]) await join(person, id)
  expect((await myOne(ben, id)).others).toEqual([{ key: 0, name: 'P.', hasWon: null }])
  await leave(mia, id)
  const { participants, participantIds, leftIds } = await one(admin, id)
  expect([participantIds, leftIds]).toEqual([[], []])
  expect(participants.items.map(({ userId, name }) => [userId, name])).toEqual([
    [null, 'P.'],
    [null, 'P.'],
  ])
  const titles = async (role: Role, { id: byId }: Account) =>
    (await listChallengeChoices(app.infra.database, { id: byId, roles: [role] })).map(({ title }) => title)
  expect(await titles('ROLE_ADMIN', admin)).toContain('Für alle')
  expect(await titles('ROLE_TRAINER', await app.account(['ROLE_TRAINER']))).toEqual([])
  // A challenge for everyone would appear in the other tests of this file.
  await admin.call(challenges.cancel, { params: { id }, body: { reason: 'Nur ein Test.' } })
})

it('shows no streak, no points and nobody else in protective mode', async () => {
  const { ben, id } = await running()
  await enter(ben, id, today(), 3)
  await app.infra.database.prisma.user.update({ where: { id: ben.id }, data: { protectiveMode: true } })
  expect(await mine(ben)).toMatchObject([{ score: null, reachedDays: 1 }])
  expect(await myOne(ben, id)).toMatchObject({ score: null, others: null })
})

it('tells of the others who has won only after the end', async () => {
  const { ben, trainer, id } = await running({ requiredDays: 1 })
  const mia = await app.account()
  const { prisma } = app.infra.database
  await prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: mia.id } })
  await prisma.challengeMember.create({ data: { challengeId: id, userId: mia.id, joinedAt: new Date() } })
  await prisma.challengeEntry.create({ data: { challengeId: id, userId: mia.id, day: new Date(today()), amount: 3 } })
  expect((await myOne(ben, id)).others).toMatchObject([{ hasWon: null }])
  await moveBack(id, 12)
  expect((await myOne(ben, id)).others).toMatchObject([{ hasWon: true }])
})

it('reminds once on a scheduled day at the chosen time, and nobody who has entered, left or muted it', async () => {
  const { ben, trainer, id } = await running()
  const { prisma } = app.infra.database
  const due = async (shiftMinutes: number) => {
    const { rows } = await app.infra.database.pool.query<{ time: string }>(
      `SELECT to_char((now() AT TIME ZONE 'Europe/Vienna') - make_interval(mins => $1), 'HH24:MI') AS time`,
      [shiftMinutes],
    )
    await prisma.challenge.update({ where: { id }, data: { reminderTime: rows[0]?.time ?? null } })
    await prisma.challengeMember.updateMany({ where: { challengeId: id }, data: { remindedOn: null } })
    await runJob()
    return (await texts(ben)).filter((text) => text.startsWith('Heute')).length
  }
  expect(await due(-60)).toBe(0)
  expect(await due(180)).toBe(0)
  expect(await due(1)).toBe(1)
  const { id: first, link } = (await ben.call(notifications.list, { query: {} })).items[0] ?? {}
  expect(link).toBe(`/profile/challenges/${id}`)
  await runJob()
  expect((await ben.call(notifications.list, { query: {} })).items[0]?.id).toBe(first)
  await prisma.notification.deleteMany({ where: { userId: ben.id } })
  await enter(ben, id, today(), 1)
  expect(await due(1)).toBe(0)
  await enter(ben, id, today(), null)
  await leave(ben, id)
  expect(await due(1)).toBe(0)
  await join(ben, id)
  await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: null } })
  await prisma.challenge.update({
    where: { id },
    data: { weekdays: [((new Date(`${today()}T12:00:00Z`).getUTCDay() + 1) % 7) + 1] },
  })
  expect(await due(1)).toBe(0)
  await prisma.challenge.update({ where: { id }, data: { weekdays: [1, 2, 3, 4, 5, 6, 7] } })
  await prisma.user.update({ where: { id: ben.id }, data: { mutedNotifications: ['CHALLENGES'] } })
  expect(await due(1)).toBe(0)
})

it('costs as many queries for many challenges and participants as for one', async () => {
  const { ben, trainer, id } = await running()
  const { pool } = app.infra.database
  const counts = async () => [
    await countQueries(pool, () => mine(ben)),
    await countQueries(pool, () => one(trainer, id)),
    await countQueries(pool, () => trainer.call(challenges.list, { query: {} })),
  ]
  const few = await counts()
  for (let n = 0; n < 5; n += 1) {
    const { id: another } = await create(trainer, { participantIds: [ben.id] })
    await join(ben, another)
    const { id: userId } = await app.account()
    await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: userId } })
    await app.infra.database.prisma.challengeMember.create({ data: { challengeId: id, userId, joinedAt: new Date() } })
  }
  expect(await counts()).toEqual(few)
})
