import { randomUUID } from 'node:crypto'
import { addDays, nextMonday, todayInVienna } from '@kostbar/contracts/calendar'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeInput } from '@kostbar/contracts/challenges/schemas'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { describe, expect, it } from 'vitest'
import {
  cancel,
  challengeInput,
  challengeTools,
  create,
  enter,
  invite,
  join,
  leave,
  mine,
  one,
  sentences,
} from '../../testing/challenges.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { addClient, endCoaching, moveBack, runJob, running } = challengeTools(app)

const notificationsOf = async (person: Person) => (await person.call(notifications.list, { query: {} })).items

it('is created once for a key, also by requests at the same time', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const body = { ...challengeInput({ participantIds: [ben.id] }), key: randomUUID() }
  const send = () => trainer.call(challenges.create, { body })
  const [first, second] = await Promise.all([send(), send()])
  const third = await send()
  expect([second.id, third.id]).toEqual([first.id, first.id])
  expect((await trainer.call(challenges.list, { query: {} })).total).toBe(1)
  expect(await sentences(ben)).toHaveLength(1)
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
  const body = challengeInput({ participantIds, ...(more as Partial<ChallengeInput>) })
  const { status, body: answer } = await trainer.exchange(challenges.create, { body })
  expect([status, Object.keys(answer.fields)]).toEqual([400, [field]])
})

it('refuses days without a chosen weekday', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const body = challengeInput({
    startsOn: nextMonday(todayInVienna()),
    lengthDays: 3,
    weekdays: ['Sunday'],
    publish: false,
  })
  const { body: answer } = await trainer.exchange(challenges.create, { body })
  expect(Object.keys(answer.fields)).toEqual(['weekdays'])
})

it('says that there is one day only when more are required', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const body = challengeInput({
    startsOn: nextMonday(todayInVienna()),
    lengthDays: 7,
    weekdays: ['Sunday'],
    requiredDays: 2,
    publish: false,
  })
  const { body: answer } = await trainer.exchange(challenges.create, { body })
  expect(answer.fields).toEqual({
    requiredDays: 'In diesem Zeitraum liegt nur ein Tag. Mehr kann niemand erreichen.',
  })
})

it('can be changed until it begins; then cancelled with a reason that participants read', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const draft = await create(trainer, { publish: false })
  expect(await mine(ben)).toEqual([])
  const params = { id: draft.id }
  const planned = challengeInput({ startsOn: addDays(todayInVienna(), 2), participantIds: [ben.id], title: 'Neu' })
  expect(await trainer.call(challenges.update, { params, body: planned })).toMatchObject({
    phase: 'PLANNED',
    title: 'Neu',
  })
  expect(await sentences(ben)).toHaveLength(1)
  await trainer.call(challenges.update, { params, body: { ...planned, title: 'Noch neuer', publish: false } })
  expect(await mine(ben)).toMatchObject([{ title: 'Noch neuer', phase: 'PLANNED' }])
  expect(await sentences(ben)).toHaveLength(1)
  await expect(trainer.call(challenges.remove, { params })).toMatchProblem('challenge_started')
  await moveBack(draft.id, 2)
  await expect(trainer.call(challenges.update, { params, body: planned })).toMatchProblem('challenge_started')
  await join(ben, draft.id)
  await expect(cancel(trainer, draft.id, ' \n ')).rejects.toThrow()
  const reason = 'Ich bin krank geworden.\nIm Jänner geht es weiter!'
  await cancel(trainer, draft.id, reason)
  await runJob()
  await expect.poll(async () => (await sentences(ben))[0]).toBe('Die Challenge wurde abgesagt: Noch neuer')
  expect(await mine(ben)).toMatchObject([{ phase: 'CANCELLED', cancelReason: reason }])
  await expect(cancel(trainer, draft.id)).toMatchProblem('challenge_over')
})

it('is never overwritten by a change based on an older state; a repeated change is none', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const trainer = await app.trainerOf(ben)
  await addClient(trainer, mia)
  const startsOn = addDays(todayInVienna(), 2)
  const { id, version } = await create(trainer, { startsOn, publish: false })
  const update = (more: object, from = version) => {
    const body = { ...challengeInput({ startsOn, participantIds: [ben.id], ...more }), ...(from && { version: from }) }
    return trainer.exchange(challenges.update, { params: { id }, body })
  }
  const first = await update({ title: 'Eins' })
  const repeated = await update({ title: 'Eins' })
  expect([repeated.status, repeated.body]).toEqual([200, first.body])
  expect(await sentences(ben)).toHaveLength(1)
  for (const other of [
    { title: 'Zwei' },
    { title: 'Eins', startsOn: addDays(startsOn, 1) },
    { title: 'Eins', points: 5 },
  ]) {
    const refused = await update(other)
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(refused.body.current).toMatchObject({ title: 'Eins', version: 2, participantIds: [ben.id] })
  }
  // Whom another tab invites meanwhile stays invited.
  await invite(trainer, id, mia)
  expect((await update({ title: 'Zwei' }, 2)).body.code).toBe('changed_meanwhile')
  expect((await one(trainer, id)).participantIds.toSorted()).toEqual([ben.id, mia.id].toSorted())
  expect((await update({ title: 'Zwei', participantIds: [ben.id, mia.id] }, 3)).body).toMatchObject({
    title: 'Zwei',
    version: 4,
  })
})

it('takes back the notification of a client who is no longer invited', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const trainer = await app.trainerOf(ben)
  await addClient(trainer, mia)
  const startsOn = addDays(todayInVienna(), 2)
  const { id } = await create(trainer, { startsOn, participantIds: [ben.id, mia.id] })
  const save = (...people: Person[]) => {
    const body = challengeInput({ startsOn, participantIds: people.map((person) => person.id) })
    return trainer.call(challenges.update, { params: { id }, body })
  }
  expect(await sentences(ben)).toHaveLength(1)
  await save(mia)
  expect([await sentences(ben), await mine(ben)]).toEqual([[], []])
  expect(await sentences(mia)).toHaveLength(1)
  await save(ben, mia)
  expect(await sentences(ben)).toHaveLength(1)
})

it('keeps who declined when it is edited, and invites them only once they came back themselves', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const trainer = await app.trainerOf(ben)
  await addClient(trainer, mia)
  const startsOn = addDays(todayInVienna(), 2)
  const { id } = await create(trainer, { startsOn, participantIds: [ben.id, mia.id] })
  await leave(ben, id)
  const save = (...people: Person[]) => {
    const body = challengeInput({ startsOn, title: 'Neu', participantIds: people.map((person) => person.id) })
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

it('for everyone tells nobody who takes part that they are invited when it is edited', async () => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  const more = { audience: 'EVERYONE', startsOn: addDays(todayInVienna(), 2) } as const
  const { id } = await create(admin, more)
  await join(ben, id)
  const body = challengeInput({ ...more, title: 'Neu' })
  await admin.call(challenges.update, { params: { id }, body })
  expect(await mine(ben)).toMatchObject([{ title: 'Neu', standing: 'JOINED' }])
  expect(await sentences(ben)).toEqual([])
  // A challenge for everyone would appear in the other tests of this file.
  await cancel(admin, id)
})

it('a draft can be deleted', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const { id } = await create(trainer, { publish: false })
  await trainer.call(challenges.remove, { params: { id } })
  expect((await trainer.call(challenges.list, { query: {} })).items).toEqual([])
})

describe('inviting into a running challenge', () => {
  it('tells those who are new, once, and they join it as it runs', async () => {
    const { ben, trainer, id } = await running()
    const mia = await app.person()
    await addClient(trainer, mia)
    await moveBack(id, 3)
    const inviteBoth = () => invite(trainer, id, ben, mia)
    expect(await inviteBoth()).toMatchObject({ phase: 'RUNNING', joined: 1, invited: 1 })
    await inviteBoth()
    expect([await sentences(ben), await sentences(mia)].map(({ length }) => length)).toEqual([1, 1])
    await join(mia, id)
    expect(await enter(mia, id, todayInVienna(), 3)).toMatchObject({ reachedDays: 1, standing: 'JOINED' })
  })

  it('tells nobody whose coaching has ended: they could not see it', async () => {
    const { ben, trainer, id } = await running()
    const [mia, zoe] = [await app.person(), await app.person()]
    await addClient(trainer, mia)
    await addClient(trainer, zoe)
    await invite(trainer, id, mia)
    await endCoaching(mia)
    const before = await notificationsOf(mia)
    await invite(trainer, id, zoe)
    expect([await sentences(zoe), await sentences(ben)].map(({ length }) => length)).toEqual([1, 1])
    expect(await notificationsOf(mia)).toEqual(before)
  })

  it('is refused for the challenge of another trainer, and for the client of another', async () => {
    const { ben, trainer, id } = await running()
    const other = await app.person()
    const stranger = await app.trainerOf(other)
    await expect(invite(stranger, id, ben)).toMatchProblem('not_found')
    await expect(invite(trainer, id, other)).toMatchProblem('invalid_input', ['participantIds'])
  })

  it('is refused for somebody who left', async () => {
    const { ben, trainer, id } = await running()
    await leave(ben, id)
    await expect(invite(trainer, id, ben)).toMatchProblem('invalid_input', ['participantIds'])
  })

  it('is refused once the challenge is over', async () => {
    const { ben, trainer, id } = await running()
    await moveBack(id, 20)
    await expect(invite(trainer, id, ben)).toMatchProblem('challenge_over')
  })

  it('is refused for a challenge for everyone', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const open = await create(admin, { audience: 'EVERYONE' })
    await expect(invite(admin, open.id, ben)).toMatchProblem('invalid_input', ['participantIds'])
    // A challenge for everyone would appear in the other tests of this file.
    await cancel(admin, open.id)
  })
})
