import { randomUUID } from 'node:crypto'
import { addDays, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { maxForms } from '@kostbar/contracts/check-ins/limits'
import type { CheckInForm } from '@kostbar/contracts/check-ins/schemas'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInAnswers, checkInForm, openCheckIn } from '../../testing/check-ins.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

let anna: Person
let trainer: Person
beforeEach(async () => {
  anna = await app.person()
  trainer = await app.trainerOf(anna)
})

const [scale, choice, weight, text] = checkInForm.questions
const ofAnna = () => ({ params: { userId: anna.id } })
const addForm = (changes = {}, by = trainer) => by.call(checkIns.addForm, { body: { ...checkInForm, ...changes } })
const listOf = (reader: Person, cursor?: string) =>
  reader.call(checkIns.list, { ...ofAnna(), query: cursor ? { cursor } : {} })
const submit = (id: string, answers = checkInAnswers, by = anna) =>
  by.call(checkIns.submit, { params: { id }, body: { answers } })
const reply = (id: string, body = 'Gut gemacht', by = trainer) =>
  by.call(checkIns.reply, { params: { id }, body: { text: body } })
const queueOf = (reader: Person) => reader.call(checkIns.queue, { query: {} })
const bellOf = async (person: Person) => (await person.call(notifications.list, { query: {} })).items
const schedule = ({ id: formId }: CheckInForm, weekday = weekdayOf(todayInVienna())) =>
  trainer.call(checkIns.schedule, { ...ofAnna(), body: { formId, weekday } })
const answersOf = async () => {
  const open = await app.infra.database.prisma.pendingAnswer.findMany({
    where: { relation: { clientId: anna.id }, kind: 'CHECKIN' },
  })
  return open.map(({ subjectId, closedAt }) => [subjectId, closedAt === null])
}

describe('forms', () => {
  it('are added, changed by version, listed by name and deleted', async () => {
    const form = await addForm()
    expect(form).toMatchObject({ ...checkInForm, version: 1, clientCount: 0 })
    await addForm({ name: 'Äpfel' })
    const body = { ...checkInForm, name: 'Kurz', questions: [checkInForm.questions[0]], version: 1 }
    const update = (version: number, name = 'Kurz') =>
      trainer.call(checkIns.updateForm, { params: { id: form.id }, body: { ...body, name, version } })
    const changed = await update(1)
    expect(changed).toMatchObject({ name: 'Kurz', version: 2 })
    expect(await update(1)).toEqual(changed)
    expect(await update(1, 'Lang').catch((error) => error.body)).toMatchObject({
      code: 'changed_meanwhile',
      current: changed,
    })
    expect((await trainer.call(checkIns.forms)).map(({ name }) => name)).toEqual(['Äpfel', 'Kurz'])
    await trainer.call(checkIns.removeForm, { params: { id: form.id } })
    expect(await trainer.call(checkIns.forms)).toHaveLength(1)
  })

  it('have names that differ by more than case, for each trainer', async () => {
    const form = await addForm()
    await expect(addForm({ name: 'JEDE WOCHE' })).toMatchProblem('invalid_input', ['name'])
    await addForm({ name: 'Andere' })
    const body = { ...checkInForm, name: 'andere', version: 1 }
    await expect(trainer.call(checkIns.updateForm, { params: { id: form.id }, body })).toMatchProblem('invalid_input')
    await addForm({}, await app.person(['ROLE_TRAINER']))
  })

  it('are added once, however often the same one is sent', async () => {
    const [first, second] = await Promise.all([addForm(), addForm()])
    expect(second).toEqual(first)
    const others = checkInForm.questions.map((question) => ({ ...question, id: randomUUID() }))
    await expect(addForm({ questions: others })).toMatchProblem('invalid_input', ['name'])
    expect(await trainer.call(checkIns.forms)).toHaveLength(1)
  })

  it('are at most twenty', async () => {
    await app.infra.database.prisma.checkInForm.createMany({
      data: Array.from({ length: maxForms }, (_, index) => ({
        trainerId: trainer.id,
        name: `Bogen ${index}`,
        questions: [],
      })),
    })
    await expect(addForm()).toMatchProblem('list_full')
  })

  it('keep a unit only with a number', async () => {
    const { questions } = await addForm({ questions: [{ ...scale, unit: 'kg' }, weight] })
    expect(questions.map(({ unit }) => unit)).toEqual([null, 'kg'])
  })

  it('of another trainer do not exist', async () => {
    const form = await addForm()
    const other = await app.trainerOf(anna, 'ARCHIVED')
    const params = { id: form.id }
    await expect(other.call(checkIns.removeForm, { params })).toMatchProblem('not_found')
    const body = { ...checkInForm, version: 1 }
    await expect(other.call(checkIns.updateForm, { params, body })).toMatchProblem('not_found')
    expect(await other.call(checkIns.forms)).toEqual([])
  })

  it('in use are not deleted', async () => {
    const form = await addForm()
    await schedule(form)
    const params = { id: form.id }
    expect(await trainer.call(checkIns.forms)).toMatchObject([{ clientCount: 1 }])
    const { body } = await trainer.exchange(checkIns.removeForm, { params })
    expect(body).toMatchObject({
      code: 'form_in_use',
      msg: expect.stringMatching(/^Diesen Bogen beantwortet gerade eine Person jede Woche/),
    })
    await trainer.call(checkIns.unschedule, ofAnna())
    await trainer.call(checkIns.removeForm, { params })
  })
})

describe('a schedule', () => {
  it('begins with the next such day after today, and is read by member and trainer', async () => {
    const form = await addForm()
    const today = todayInVienna()
    for (const days of [1, 6, 7]) {
      const weekday = weekdayOf(addDays(today, days))
      const expected = { formId: form.id, formName: form.name, weekday, nextOn: addDays(today, days) }
      expect(await schedule(form, weekday)).toEqual(expected)
      for (const reader of [anna, trainer]) expect((await listOf(reader)).schedule).toEqual(expected)
    }
    await trainer.call(checkIns.unschedule, ofAnna())
    await trainer.call(checkIns.unschedule, ofAnna())
    expect((await listOf(anna)).schedule).toBeNull()
  })

  it('keeps its day when only the form changes', async () => {
    await schedule(await addForm())
    const { prisma } = app.infra.database
    const today = todayInVienna()
    await prisma.checkInSchedule.updateMany({
      where: { relation: { clientId: anna.id } },
      data: { nextOn: new Date(today) },
    })
    expect(await schedule(await addForm({ name: 'Neu' }))).toMatchObject({ formName: 'Neu', nextOn: today })
  })

  it('waits until an open check-in is over', async () => {
    const today = todayInVienna()
    await openCheckIn(app, anna, addDays(today, -2))
    const form = await addForm()
    expect(await schedule(form, weekdayOf(addDays(today, 4)))).toMatchObject({ nextOn: addDays(today, 11) })
    expect(await schedule(form, weekdayOf(addDays(today, 5)))).toMatchObject({ nextOn: addDays(today, 5) })
  })

  it('takes forms of the own and clients of the own only, also while the coaching is paused', async () => {
    const form = await addForm()
    await trainer.call(clients.pause, { params: { id: anna.id } })
    await schedule(form)
    await expect(schedule({ ...form, id: randomUUID() })).toMatchProblem('not_found')
    const other = await app.person(['ROLE_TRAINER'])
    const foreign = await addForm({}, other)
    await expect(schedule(foreign)).toMatchProblem('not_found')
    const body = { formId: foreign.id, weekday: 'Monday' as const }
    await expect(other.call(checkIns.schedule, { ...ofAnna(), body })).toMatchProblem('forbidden')
    await trainer.call(clients.archive, { params: { id: anna.id } })
    await expect(schedule(form)).toMatchProblem('forbidden')
  })
})

describe('the open check-in', () => {
  it('is shown to its member until it is submitted', async () => {
    expect(await anna.call(checkIns.current)).toEqual({ checkIn: null })
    const today = todayInVienna()
    const id = await openCheckIn(app, anna)
    const { firstName: trainerName } = await app.infra.database.prisma.user.findUniqueOrThrow({
      where: { id: trainer.id },
    })
    const checkIn = { id, dueOn: today, closesOn: addDays(today, 6), trainerName }
    expect(await anna.call(checkIns.current)).toEqual({ checkIn })
    expect(await trainer.call(checkIns.current)).toEqual({ checkIn: null })
    await submit(id)
    expect(await anna.call(checkIns.current)).toEqual({ checkIn: null })
  })
})

describe('a submission', () => {
  it('opens the deadline and tells the trainer, who reads the answers', async () => {
    const id = await openCheckIn(app, anna)
    const before = Date.now()
    const submitted = await submit(id)
    expect(submitted).toMatchObject({
      id,
      status: 'SUBMITTED',
      answers: checkInAnswers,
      reply: null,
      deadline: { state: 'RUNNING' },
    })
    expect(new Date(submitted.deadline?.dueAt ?? 0).getTime()).toBeGreaterThanOrEqual(before + 48 * 3_600_000)
    expect(await answersOf()).toEqual([[id, true]])
    expect((await listOf(trainer)).items).toEqual([submitted])
    expect(await bellOf(trainer)).toMatchObject([
      {
        text: expect.stringContaining('hat den Wochenrückblick abgeschickt.'),
        link: `/user/${anna.id}/wochenrueckblicke`,
      },
    ])
    expect((await trainer.call(clients.list, { query: {} })).items).toMatchObject([{ waitingFor: 'CHECKIN' }])
  })

  it('repeated with the same answers succeeds without telling twice; other answers are refused', async () => {
    const id = await openCheckIn(app, anna)
    const first = await submit(id)
    const empty = { questionId: text.id, value: '' }
    expect(await submit(id, [...checkInAnswers].reverse())).toEqual(first)
    expect(await bellOf(trainer)).toHaveLength(1)
    await expect(submit(id, [...checkInAnswers.slice(0, 3), empty])).toMatchProblem('check_in_closed')
    await reply(id)
    expect(await submit(id)).toMatchObject({ status: 'REPLIED', reply: 'Gut gemacht' })
  })

  it('is stored once when it arrives several times at once', async () => {
    const id = await openCheckIn(app, anna)
    const other = [{ questionId: scale.id, value: 1 }, ...checkInAnswers.slice(1)]
    const results = await Promise.allSettled([submit(id), submit(id, other), submit(id), submit(id, other)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await answersOf()).toEqual([[id, true]])
    expect(await bellOf(trainer)).toHaveLength(1)
  })

  it('needs the required answers, each of its kind', async () => {
    const id = await openCheckIn(app, anna)
    const answers = [
      { questionId: scale.id, value: 11 },
      { questionId: text.id, value: 'Nichts' },
    ]
    const { body } = await anna.exchange(checkIns.submit, { params: { id }, body: { answers } })
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: {
        [scale.id]: 'Bitte wähle einen Wert von 1 bis 10.',
        [choice.id]: 'Bitte wähle Ja oder Nein.',
        [weight.id]: 'Bitte gib einen Wert zwischen 0 und 100.000 an.',
      },
    })
    expect(await anna.call(checkIns.current)).toMatchObject({ checkIn: { id } })
  })

  it('in protective mode neither shows nor requires nor stores questions about the body', async () => {
    const id = await openCheckIn(app, anna)
    await anna.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
    const [shown] = (await listOf(anna)).items
    expect(shown?.questions.map((question) => question.id)).toEqual([scale.id, choice.id, text.id])
    expect((await listOf(trainer)).items[0]?.questions).toHaveLength(4)
    await submit(id)
    await anna.call(settings.setProtectiveMode, { body: { protectiveMode: false } })
    const [stored] = (await listOf(anna)).items
    expect(stored?.answers).toEqual(checkInAnswers.filter(({ questionId }) => questionId !== weight.id))
  })

  it('hides answers about the body from a member who chose protective mode later', async () => {
    await submit(await openCheckIn(app, anna))
    await anna.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
    expect(JSON.stringify(await listOf(anna))).not.toContain('71.4')
    expect(JSON.stringify(await listOf(trainer))).toContain('71.4')
  })

  it('is refused for a missed check-in, and for one of somebody else', async () => {
    const id = await openCheckIn(app, anna)
    const eve = await app.person()
    await expect(submit(id, checkInAnswers, eve)).toMatchProblem('not_found')
    await expect(submit(randomUUID())).toMatchProblem('not_found')
    await app.infra.database.prisma.checkIn.update({ where: { id }, data: { status: 'MISSED' } })
    const { body } = await anna.exchange(checkIns.submit, { params: { id }, body: { answers: checkInAnswers } })
    expect(body).toMatchObject({
      code: 'check_in_closed',
      msg: expect.stringContaining('beim nächsten bist du wieder'),
    })
  })
})

describe('a reply', () => {
  it('closes the deadline, empties the queue and tells the member', async () => {
    const id = await openCheckIn(app, anna)
    await submit(id)
    const replied = await reply(id)
    expect(replied).toMatchObject({ status: 'REPLIED', reply: 'Gut gemacht', deadline: null })
    expect(await answersOf()).toEqual([[id, false]])
    expect(await queueOf(trainer)).toMatchObject({ items: [], total: 0 })
    expect((await listOf(anna)).items).toEqual([replied])
    expect(await bellOf(anna)).toMatchObject([
      {
        text: expect.stringContaining('hat auf deinen Wochenrückblick geantwortet.'),
        link: '/profile/wochenrueckblick',
      },
    ])
    expect(await bellOf(trainer)).toMatchObject([{ isRead: true }])
  })

  it('is given once; the same one may be repeated', async () => {
    const id = await openCheckIn(app, anna)
    await expect(reply(id)).toMatchProblem('check_in_closed')
    await submit(id)
    const first = await reply(id)
    expect(await reply(id)).toEqual(first)
    await expect(reply(id, 'Anders')).toMatchProblem('check_in_closed')
    expect(await bellOf(anna)).toHaveLength(1)
  })

  it('needs the current coaching, slots and the consent', async () => {
    const id = await openCheckIn(app, anna)
    await submit(id)
    const other = await app.person(['ROLE_TRAINER'])
    await expect(reply(id, 'Hallo', other)).toMatchProblem('not_found')
    const { prisma } = app.infra.database
    const slots = { where: { userId: trainer.id, kind: 'CLIENT_SLOTS' as const } }
    await prisma.subscription.updateMany({ ...slots, data: { status: 'CANCELED', endedAt: new Date('2020-01-01') } })
    await expect(reply(id)).toMatchProblem('slots_lapsed')
    await prisma.subscription.updateMany({ ...slots, data: { status: 'ACTIVE', endedAt: null } })
    await anna.call(health.revokeConsent)
    await expect(reply(id)).toMatchProblem('consent_needed')
    await trainer.call(clients.archive, { params: { id: anna.id } })
    await expect(reply(id)).toMatchProblem('not_found')
  })
})

describe('the queue', () => {
  it('has the earliest deadline first, page by page, and only with the consent', async () => {
    const ben = await app.person()
    const { prisma } = app.infra.database
    const consent = { userId: ben.id, kind: 'COACHING', version: '1' } as const
    await prisma.clientRelation.create({
      data: { trainerId: trainer.id, clientId: ben.id, consents: { create: consent } },
    })
    const first = await openCheckIn(app, anna)
    const second = await openCheckIn(app, ben)
    await submit(second, checkInAnswers, ben)
    await submit(first)
    await prisma.pendingAnswer.updateMany({ where: { subjectId: first }, data: { dueAt: new Date() } })
    const page = (number: number) => trainer.call(checkIns.queue, { query: { page: number, perPage: 1 } })
    expect(await page(1)).toMatchObject({ items: [{ id: first, userId: anna.id, lastName: null }], total: 2 })
    expect(await page(2)).toMatchObject({ items: [{ id: second, deadline: { state: 'RUNNING' } }], total: 2 })
    await ben.call(health.revokeConsent)
    expect(await queueOf(trainer)).toMatchObject({ items: [{ id: first }], total: 1 })
    expect(await queueOf(await app.person(['ROLE_TRAINER']))).toMatchObject({ items: [], total: 0 })
  })
})

describe('the list', () => {
  it('is newest first, ten at a time', async () => {
    const ids: string[] = []
    for (const week of Array.from({ length: 12 }, (_, index) => index))
      ids.unshift(await openCheckIn(app, anna, addDays('2026-01-05', week * 7)))
    const first = await listOf(anna)
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    const second = await listOf(anna, first.cursor ?? undefined)
    expect([second.items.map(({ id }) => id), second.cursor]).toEqual([ids.slice(10), null])
  })

  it('has all coachings for the member, and the current one for the trainer', async () => {
    const earlier = await openCheckIn(app, anna)
    await submit(earlier)
    await trainer.call(clients.archive, { params: { id: anna.id } })
    const next = await app.trainerOf(anna)
    const current = await openCheckIn(app, anna)
    expect((await listOf(anna)).items.map(({ id }) => id)).toEqual([current, earlier])
    expect((await listOf(next)).items.map(({ id }) => id)).toEqual([current])
    await expect(listOf(trainer)).toMatchProblem('forbidden')
  })

  it('keeps the questions with which a check-in became due', async () => {
    await openCheckIn(app, anna)
    const form = await addForm()
    const body = { ...checkInForm, questions: [scale], version: 1 }
    await trainer.call(checkIns.updateForm, { params: { id: form.id }, body })
    expect((await listOf(anna)).items[0]?.questions).toHaveLength(4)
  })

  it('is closed to everybody without the consent', async () => {
    await submit(await openCheckIn(app, anna))
    await anna.call(health.revokeConsent)
    for (const reader of [anna, trainer]) await expect(listOf(reader)).toMatchProblem('consent_needed')
  })
})

describe('the end of a coaching', () => {
  it('ends the schedule and the open check-in with its notification; a return restores the deadline of a submitted one', async () => {
    const submitted = await openCheckIn(app, anna, addDays(todayInVienna(), -7))
    await submit(submitted)
    const open = await openCheckIn(app, anna)
    await schedule(await addForm())
    const { prisma } = app.infra.database
    const due = { userId: anna.id, kind: 'checkInDue', dedupeKey: `checkIn:${open}`, subjectId: open, link: '/' }
    await prisma.notification.create({ data: due })
    await trainer.call(clients.archive, { params: { id: anna.id } })
    expect(await listOf(anna)).toMatchObject({ schedule: null, items: [{ id: submitted, deadline: null }] })
    expect((await bellOf(anna)).map(({ text }) => text)).toEqual([expect.stringContaining('zu Ende')])
    expect(await answersOf()).toEqual([[submitted, false]])
    await trainer.call(clients.reactivate, { params: { id: anna.id } })
    expect(await answersOf()).toEqual([[submitted, true]])
    expect((await listOf(anna)).items).toMatchObject([{ deadline: { state: 'NO_CONSENT' } }])
  })

  it("by the deletion of the member's account leaves no notification about it", async () => {
    await submit(await openCheckIn(app, anna))
    expect(await bellOf(trainer)).toHaveLength(1)
    await anna.call(users.deleteMyself)
    expect((await bellOf(trainer)).filter(({ link }) => link.includes(anna.id))).toEqual([])
  })

  it("by the deletion of the trainer's account leaves the member what was submitted", async () => {
    await submit(await openCheckIn(app, anna))
    await schedule(await addForm())
    await trainer.call(users.deleteMyself)
    expect(await listOf(anna)).toMatchObject({ schedule: null, items: [{ status: 'SUBMITTED', deadline: null }] })
  })
})

describe('answers and replies', () => {
  it('are stored encrypted, and neither logged nor told', async () => {
    const id = await openCheckIn(app, anna)
    const secret = 'KANARIE-WOCHE'
    await submit(id, [...checkInAnswers.slice(0, 3), { questionId: text.id, value: secret }])
    await reply(id, secret)
    const { rows } = await app.infra.database.pool.query('SELECT c::text AS row FROM check_ins c WHERE id = $1', [id])
    const told = await app.infra.database.prisma.notification.findMany({
      where: { userId: { in: [anna.id, trainer.id] } },
    })
    expect(told).toHaveLength(2)
    expect(JSON.stringify([rows, told, app.logLines])).not.toContain(secret)
  })
})
