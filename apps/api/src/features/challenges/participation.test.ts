import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { Role } from '@kostbar/contracts/users/schemas'
import { expect, it } from 'vitest'
import {
  cancel,
  challengeTools,
  create,
  enter,
  invite,
  join,
  leave,
  mine,
  myOne,
  one,
  sentences,
} from '../../testing/challenges.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Account, type Person, useTestApp } from '../../testing/test-app.ts'
import { findChallengeAudience, listChallengeChoices } from './service.ts'

const app = useTestApp()
const { addClient, endCoaching, moveBack, runJob, running } = challengeTools(app)

it('goes from the invitation to the end: joined, entered, reached, notified', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id, phase, invited } = await create(trainer, { participantIds: [ben.id] })
  expect([phase, invited]).toEqual(['RUNNING', 1])
  expect(await mine(ben)).toMatchObject([{ id, standing: 'INVITED', openDays: [], participantCount: 0 }])
  await join(ben, id)
  expect(await enter(ben, id, todayInVienna(), 2)).toMatchObject({ reachedDays: 0, score: { streak: 0, points: 0 } })
  const reached = await enter(ben, id, todayInVienna(), 3)
  expect(reached).toMatchObject({ reachedDays: 1, hasWon: false, score: { streak: 1, points: 2 } })
  expect((await enter(ben, id, todayInVienna(), null)).openDays.at(-1)).toEqual({ day: todayInVienna(), amount: null })
  await enter(ben, id, todayInVienna(), 3)
  await moveBack(id, 1)
  expect(await enter(ben, id, todayInVienna(), 5)).toMatchObject({ reachedDays: 2, hasWon: true, score: { streak: 2 } })
  const { participants } = await one(trainer, id)
  expect(participants.items).toMatchObject([
    { userId: ben.id, state: 'JOINED', reachedDays: 2, streak: 2, points: 4, hasWon: true },
  ])
  await moveBack(id, 11)
  await runJob()
  await runJob()
  expect(await sentences(ben)).toEqual([
    'Die Challenge ist zu Ende. Schau dir deine Tage an: Jeden Tag Gemüse',
    expect.stringContaining('lädt dich zu einer Challenge ein.'),
  ])
  expect(await myOne(ben, id)).toMatchObject({ phase: 'ENDED', hasWon: true, openDays: [] })
  await expect(enter(ben, id, todayInVienna(), 3)).toMatchProblem('challenge_over')
})

it('refuses entries of days that are not scheduled, over, or to come', async () => {
  const { ben, id } = await running()
  await moveBack(id, 3)
  for (const day of [addDays(todayInVienna(), 1), addDays(todayInVienna(), -2), addDays(todayInVienna(), -20)])
    await expect(enter(ben, id, day, 3)).toMatchProblem('entry_closed')
})

it('is left and rejoined with its entries', async () => {
  const { ben, trainer, id } = await running()
  await enter(ben, id, todayInVienna(), 3)
  await leave(ben, id)
  expect(await mine(ben)).toMatchObject([{ standing: 'LEFT', openDays: [], reachedDays: 1 }])
  await expect(enter(ben, id, todayInVienna(), 3)).toMatchProblem('not_found')
  expect(await findChallengeAudience(app.infra.database, id)).toMatchObject({ participantIds: [] })
  expect((await one(trainer, id)).participants.items).toMatchObject([{ state: 'LEFT' }])
  await join(ben, id)
  expect(await mine(ben)).toMatchObject([{ standing: 'JOINED', reachedDays: 1 }])
  expect(await findChallengeAudience(app.infra.database, id)).toMatchObject({ participantIds: [ben.id] })
})

it('can be joined on its last day, and a day it was not joined on can still be won', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const { id } = await create(trainer, { participantIds: [ben.id], lengthDays: 5, requiredDays: 1 })
  await moveBack(id, 4)
  await join(ben, id)
  expect(await enter(ben, id, todayInVienna(), 3)).toMatchObject({ hasWon: true, nextDay: null })
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
  await cancel(trainer, cancelled)
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

it('is open to the clients of its trainer alone, and closed once the coaching ends', async () => {
  const { ben, trainer, id } = await running()
  const [other, otherTrainer] = [await app.person(), await app.person(['ROLE_TRAINER'])]
  for (const call of [myOne, join, leave]) await expect(call(other, id)).toMatchProblem('not_found')
  await expect(one(otherTrainer, id)).toMatchProblem('not_found')
  await expect(create(otherTrainer, { participantIds: [ben.id] })).toMatchProblem('invalid_input')
  await enter(ben, id, todayInVienna(), 3)
  await endCoaching(ben)
  expect((await one(trainer, id)).participants.items).toEqual([])
  expect(await mine(ben)).toMatchObject([{ id, isClosed: true, openDays: [], reachedDays: 1 }])
  expect((await myOne(ben, id)).others).toBeNull()
  await expect(enter(ben, id, todayInVienna(), 3)).toMatchProblem('challenge_over')
})

it('invites nobody any more once the coaching ends, and stays in the notifications of those who joined', async () => {
  const { ben, trainer, id } = await running()
  const mia = await app.person()
  await addClient(trainer, mia)
  await invite(trainer, id, mia)
  const invitations = async (person: Person) => (await sentences(person)).filter((text) => text.includes('Challenge'))
  expect([await invitations(ben), await invitations(mia)]).toEqual([[expect.any(String)], [expect.any(String)]])
  for (const person of [ben, mia]) await person.call(clients.endMine)
  expect([await invitations(ben), await invitations(mia)]).toEqual([[expect.any(String)], []])
  await expect(myOne(mia, id)).toMatchProblem('not_found')
  expect(await myOne(ben, id)).toMatchObject({ id, isClosed: true })
})

it('names the others to those alone who take part', async () => {
  const { ben, trainer, id } = await running()
  const mia = await app.person()
  await addClient(trainer, mia)
  await invite(trainer, id, mia)
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
  await addClient(trainer, mia)
  await invite(trainer, id, mia)
  await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: new Date('2099-01-01') } })
  expect(await enter(ben, id, todayInVienna(), 3)).toMatchObject({ ownerLocked: true, reachedDays: 1 })
  await prisma.user.update({ where: { id: trainer.id }, data: { lockedUntil: null } })
  await trainer.call(users.deleteMyself)
  expect(await mine(ben)).toMatchObject([{ phase: 'CANCELLED', by: null, isClosed: true, reachedDays: 1 }])
  await runJob()
  await expect.poll(async () => (await sentences(ben))[0]).toBe('Die Challenge wurde abgesagt: Jeden Tag Gemüse')
  // Mia did not join, so the link would lead nowhere.
  await expect(myOne(mia, id)).toMatchProblem('not_found')
  expect((await sentences(mia)).filter((text) => text.includes('abgesagt'))).toEqual([])
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
  await enter(ben, id, todayInVienna(), 3)
  await app.infra.database.prisma.user.update({ where: { id: ben.id }, data: { protectiveMode: true } })
  expect(await mine(ben)).toMatchObject([{ score: null, reachedDays: 1 }])
  expect(await myOne(ben, id)).toMatchObject({ score: null, others: null })
})

it('tells of the others who has won only after the end', async () => {
  const { ben, trainer, id } = await running({ requiredDays: 1 })
  const mia = await app.account()
  const { prisma } = app.infra.database
  await addClient(trainer, mia)
  await prisma.challengeMember.create({ data: { challengeId: id, userId: mia.id, joinedAt: new Date() } })
  await prisma.challengeEntry.create({
    data: { challengeId: id, userId: mia.id, day: new Date(todayInVienna()), amount: 3 },
  })
  expect((await myOne(ben, id)).others).toMatchObject([{ hasWon: null }])
  await moveBack(id, 12)
  expect((await myOne(ben, id)).others).toMatchObject([{ hasWon: true }])
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
    const other = await app.account()
    await addClient(trainer, other)
    const data = { challengeId: id, userId: other.id, joinedAt: new Date() }
    await app.infra.database.prisma.challengeMember.create({ data })
  }
  expect(await counts()).toEqual(few)
})
