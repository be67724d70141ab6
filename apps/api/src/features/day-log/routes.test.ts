import { audit } from '@kostbar/contracts/audit/endpoints'
import { addDays, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import type { MealState } from '@kostbar/contracts/day-log/meal-states'
import type { DayChanges } from '@kostbar/contracts/day-log/schemas'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import type { Meal } from '@kostbar/contracts/meals'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { emptyDay, encryptDay } from './stored.ts'

const app = useTestApp()

const today = todayInVienna()
const yesterday = addDays(today, -1)
let porridge: string
beforeAll(async () => {
  porridge = (await addRecipe(await app.person(['ROLE_ADMIN']))).id
})

/** A time that many minutes ago; in the future for a negative number. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Plans a recipe for these meals of a day's weekday, or takes it out again. */
async function plan(person: Person, day: string, planned: readonly Meal[], toggled = true): Promise<void> {
  for (const meal of planned) {
    const body = { userId: person.id, day: weekdayOf(day), meal, recipeId: porridge, toggled }
    await person.call(nutritionplan.toggle, { body })
  }
}

async function memberWithPlan(planned: readonly Meal[] = ['BREAKFAST', 'LUNCH', 'DINNER']): Promise<Person> {
  const ben = await app.person()
  for (let back = 0; back < 7; back += 1) await plan(ben, addDays(today, -back), planned)
  return ben
}

const save = (person: Person, changes: DayChanges, { day = today, at = minutesAgo(0) } = {}) =>
  person.call(dayLog.save, { params: { day }, body: { ...changes, at } })
const read = (of: Person, day = today, reader = of) => reader.call(dayLog.get, { params: { userId: of.id, day } })
const list = (of: Person, query: { from: string; to?: string } = { from: addDays(today, -30) }, reader = of) =>
  reader.call(dayLog.list, { params: { userId: of.id }, query })
const statesOf = ({ meals }: Awaited<ReturnType<typeof read>>) => meals.map(({ meal, state }) => [meal, state])
const weightsOf = (person: Person) => person.call(measures.list, { params: { userId: person.id }, query: {} })

const nothingEntered = { waterMl: null, steps: null, sleepQuality: null, mood: null, energy: null, weightKg: null }

/** Stores a finished day as the API would have: by a save of that time, up to six days ago. */
const record = (person: Person, back: number, meals: Partial<Record<Meal, MealState>>) =>
  save(person, { meals }, { day: addDays(today, -back) })

describe('a day', () => {
  it('holds the planned meals in the order of the day, and no values before any are entered', async () => {
    const ben = await memberWithPlan(['DINNER', 'BREAKFAST'])
    const meals = [
      { meal: 'BREAKFAST', planned: true, state: null },
      { meal: 'DINNER', planned: true, state: null },
    ]
    expect(await read(ben)).toEqual({ day: today, meals, ...nothingEntered, inProtocol: false })
  })

  it('leaves out meals that are switched off, and those of other weekdays', async () => {
    const ben = await app.person()
    await plan(ben, today, ['BREAKFAST', 'LUNCH'])
    await plan(ben, yesterday, ['DINNER'])
    await ben.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'LUNCH' }, query: { enabled: 'false' } })
    expect(statesOf(await read(ben))).toEqual([['BREAKFAST', null]])
    expect(statesOf(await read(ben, yesterday))).toEqual([['DINNER', null]])
    expect(statesOf(await read(ben, addDays(today, -2)))).toEqual([])
  })

  it('keeps what is entered, field by field, and takes it back with null', async () => {
    const ben = await memberWithPlan()
    const values = { waterMl: 1500, steps: 8200, sleepQuality: 3, mood: 4, energy: 6 }
    await save(ben, { meals: { BREAKFAST: 'EATEN', LUNCH: 'OTHER' }, ...values })
    const saved = await save(ben, { meals: { DINNER: 'SKIPPED', LUNCH: null }, waterMl: null })
    expect(saved).toMatchObject({ ...values, waterMl: null, inProtocol: false })
    expect(statesOf(saved)).toEqual([
      ['BREAKFAST', 'EATEN'],
      ['LUNCH', null],
      ['DINNER', 'SKIPPED'],
    ])
    expect(await read(ben)).toEqual(saved)
  })

  it('shows a recorded meal that is not planned any more, and drops it once it is taken back', async () => {
    const ben = await memberWithPlan(['BREAKFAST', 'LUNCH'])
    await save(ben, { meals: { LUNCH: 'EATEN' } })
    await plan(ben, today, ['LUNCH'], false)
    expect((await read(ben)).meals).toEqual([
      { meal: 'BREAKFAST', planned: true, state: null },
      { meal: 'LUNCH', planned: false, state: 'EATEN' },
    ])
    expect(statesOf(await save(ben, { meals: { LUNCH: null } }))).toEqual([['BREAKFAST', null]])
  })

  it.each([
    { waterMl: -1 },
    { waterMl: 15_001 },
    { steps: 1.5 },
    { sleepQuality: 6 },
    { mood: 0 },
    { energy: 11 },
    { weightKg: 19 },
  ])('refuses %j with a sentence at the field', async (changes) => {
    const params = { day: today }
    const { status, body } = await (await app.person()).exchange(dayLog.save, {
      params,
      body: { ...changes, at: minutesAgo(0) },
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(changes)])
  })
})

describe('the later change of a field', () => {
  it('wins, whatever arrives last; other fields of the same request are saved', async () => {
    const ben = await memberWithPlan()
    await save(ben, { mood: 4, meals: { LUNCH: 'EATEN' }, weightKg: 71 }, { at: minutesAgo(5) })
    const older = { mood: 2, energy: 7, meals: { LUNCH: 'SKIPPED', DINNER: 'OTHER' }, weightKg: 80 } as const
    const answer = await save(ben, older, { at: minutesAgo(10) })
    expect(answer).toMatchObject({ mood: 4, energy: 7, weightKg: 71 })
    expect(statesOf(answer)).toEqual([
      ['BREAKFAST', null],
      ['LUNCH', 'EATEN'],
      ['DINNER', 'OTHER'],
    ])
    expect(await save(ben, { mood: 3 }, { at: minutesAgo(4) })).toMatchObject({ mood: 3 })
  })

  it('wins when it took something back', async () => {
    const ben = await memberWithPlan()
    await save(ben, { mood: null, meals: { LUNCH: null }, weightKg: null }, { at: minutesAgo(5) })
    const answer = await save(ben, { mood: 2, meals: { LUNCH: 'EATEN' }, weightKg: 80 }, { at: minutesAgo(10) })
    expect(answer).toMatchObject({ mood: null, weightKg: null })
    expect(statesOf(answer)).toContainEqual(['LUNCH', null])
    expect(await weightsOf(ben)).toEqual([])
  })

  it('counts as made now when its clock is fast, so that it does not win for ever', async () => {
    const ben = await app.person()
    await save(ben, { mood: 1 }, { at: minutesAgo(-60) })
    expect(await save(ben, { mood: 5 })).toMatchObject({ mood: 5 })
  })

  it('wins among concurrent requests, and none of their other fields is lost', async () => {
    const ben = await memberWithPlan()
    const fields: DayChanges[] = [{ waterMl: 250 }, { steps: 100 }, { energy: 3 }, { meals: { LUNCH: 'EATEN' } }]
    const moods = [1, 2, 3, 4, 5]
    await Promise.all([
      ...fields.map((changes) => save(ben, changes)),
      ...moods.map((mood) => save(ben, { mood }, { at: minutesAgo(10 - mood) })),
    ])
    const day = await read(ben)
    expect(day).toMatchObject({ waterMl: 250, steps: 100, energy: 3, mood: 5 })
    expect(statesOf(day)).toContainEqual(['LUNCH', 'EATEN'])
  })

  it('is stored once when it is sent again, and nothing when everything was changed later', async () => {
    const ben = await app.person()
    const at = minutesAgo(3)
    const first = await save(ben, { waterMl: 500 }, { at })
    expect(await save(ben, { waterMl: 500 }, { at })).toEqual(first)
    const rows = () => app.infra.database.prisma.dayLog.findMany({ where: { userId: ben.id } })
    const stored = await rows()
    await save(ben, { waterMl: 750 }, { at: minutesAgo(9) })
    await save(ben, {})
    expect(await rows()).toEqual(stored)
  })
})

describe('days', () => {
  it('can be filled in today and up to six days later, no others', async () => {
    const ben = await app.person()
    expect(await save(ben, { mood: 3 }, { day: addDays(today, -6) })).toMatchObject({ mood: 3 })
    const refusal = async (day: string) => {
      const { status, body } = await ben.exchange(dayLog.save, {
        params: { day },
        body: { mood: 3, at: minutesAgo(0) },
      })
      return [status, body.code, body.fields]
    }
    const sentence = (text: string) => [400, 'invalid_input', { day: text }]
    expect(await refusal(addDays(today, 1))).toEqual(sentence('Dieser Tag kommt erst.'))
    expect(await refusal(addDays(today, -7))).toEqual(sentence('Eintragen kannst du heute und die 6 Tage davor.'))
    expect((await refusal('0000-01-01'))[0]).toBe(400)
    expect((await refusal('2026-02-30'))[0]).toBe(400)
  })

  it('of the past keep the meals that were planned then, today follows the plan', async () => {
    const ben = await memberWithPlan(['BREAKFAST', 'LUNCH'])
    await save(ben, { meals: { BREAKFAST: 'EATEN' } }, { day: yesterday })
    await save(ben, { meals: { BREAKFAST: 'EATEN' } })
    for (const day of [yesterday, today]) {
      await plan(ben, day, ['BREAKFAST'], false)
      await plan(ben, day, ['DINNER'])
    }
    await save(ben, { meals: { LUNCH: 'SKIPPED' } }, { day: yesterday })
    const ofYesterday = (await read(ben, yesterday)).meals
    expect(ofYesterday).toEqual([
      { meal: 'BREAKFAST', planned: true, state: 'EATEN' },
      { meal: 'LUNCH', planned: true, state: 'SKIPPED' },
    ])
    const ofToday = (await read(ben)).meals
    expect(ofToday.map(({ meal, planned }) => [meal, planned])).toEqual([
      ['BREAKFAST', false],
      ['LUNCH', true],
      ['DINNER', true],
    ])
    const { items } = await list(ben)
    expect(items.map(({ meals }) => meals)).toEqual([ofToday, ofYesterday])
  })

  it('without a row take the present plan at their first save', async () => {
    const ben = await memberWithPlan(['BREAKFAST'])
    await plan(ben, yesterday, ['DINNER'])
    await save(ben, { mood: 3 }, { day: yesterday })
    await plan(ben, yesterday, ['LUNCH'])
    expect(statesOf(await read(ben, yesterday))).toEqual([
      ['BREAKFAST', null],
      ['DINNER', null],
    ])
  })

  it('are listed newest first, within a period of at most 92 of them', async () => {
    const ben = await app.person()
    for (const back of [0, 3, 5]) await save(ben, { mood: back || 1 }, { day: addDays(today, -back) })
    const daysIn = async (query: { from: string; to?: string }) => (await list(ben, query)).items.map(({ day }) => day)
    const [first, second] = [addDays(today, -3), addDays(today, -5)]
    expect(await daysIn({ from: addDays(today, -30) })).toEqual([today, first, second])
    expect(await daysIn({ from: first, to: first })).toEqual([first])
    expect(await daysIn({ from: today, to: second })).toEqual([])
    const { prisma } = app.infra.database
    const { encrypted: _encrypted, ...row } = await prisma.dayLog.findFirstOrThrow({ where: { userId: ben.id } })
    const key = await app.infra.dataKeys.ofUser(app.infra.database.kysely, ben.id)
    const days = Array.from({ length: 100 }, (_, index) => addDays(today, -10 - index))
    await prisma.dayLog.createMany({
      data: days.map((day) => {
        return { ...row, day: new Date(day), encrypted: Uint8Array.from(encryptDay(key, ben.id, day, emptyDay([]))) }
      }),
    })
    expect(await daysIn({ from: '1900-01-01' })).toHaveLength(92)
  })
})

describe('the weight', () => {
  it('is stored as a measure, rounded to one decimal, and removed with null', async () => {
    const ben = await app.person()
    expect(await save(ben, { weightKg: 71.36 }, { day: yesterday })).toMatchObject({ weightKg: 71.4 })
    expect(await weightsOf(ben)).toEqual([{ day: yesterday, kind: 'WEIGHT', value: 71.4 }])
    expect((await list(ben)).items).toMatchObject([{ day: yesterday, weightKg: 71.4 }])
    expect(await save(ben, { weightKg: null }, { day: yesterday })).toMatchObject({ weightKg: null })
    expect(await weightsOf(ben)).toEqual([])
  })

  it('is the measure of the day, wherever that was entered', async () => {
    const ben = await app.person()
    await ben.call(measures.save, { params: { userId: ben.id }, body: { day: today, kind: 'WEIGHT', value: 70 } })
    await ben.call(measures.save, { params: { userId: ben.id }, body: { day: today, kind: 'WAIST', value: 90 } })
    expect(await read(ben)).toMatchObject({ weightKg: 70 })
    expect(await save(ben, { mood: 3 })).toMatchObject({ weightKg: 70 })
    await save(ben, { weightKg: null })
    expect(await weightsOf(ben)).toEqual([{ day: today, kind: 'WAIST', value: 90 }])
  })

  it('that was entered elsewhere stays unless the change is later, by its own time', async () => {
    const ben = await app.person()
    await save(ben, { weightKg: 71 }, { at: minutesAgo(10) })
    expect(await save(ben, { weightKg: 72 }, { at: minutesAgo(5) })).toMatchObject({ weightKg: 72 })
    await ben.call(measures.save, { params: { userId: ben.id }, body: { day: today, kind: 'WEIGHT', value: 70 } })
    for (const weightKg of [80, null])
      expect(await save(ben, { weightKg, mood: 4 }, { at: minutesAgo(3) })).toMatchObject({ weightKg: 70, mood: 4 })
    expect(await weightsOf(ben)).toEqual([{ day: today, kind: 'WEIGHT', value: 70 }])
    expect(await save(ben, { weightKg: 69 })).toMatchObject({ weightKg: 69 })
  })

  it('from before its time was kept is replaced by every change', async () => {
    const ben = await app.person()
    await ben.call(measures.save, { params: { userId: ben.id }, body: { day: today, kind: 'WEIGHT', value: 70 } })
    await app.infra.database.prisma.measure.updateMany({ where: { userId: ben.id }, data: { changedAt: null } })
    expect(await save(ben, { weightKg: 80 }, { at: minutesAgo(5) })).toMatchObject({ weightKg: 80 })
  })
})

describe('during a protocol', () => {
  async function memberInProtocol(): Promise<Person> {
    const ben = await memberWithPlan()
    await save(ben, { mood: 2, weightKg: 71 })
    await ben.call(protocol.start, { body: { startsOn: today } })
    return ben
  }

  it('values belong there: they are null and refused, and meals are taken', async () => {
    const ben = await memberInProtocol()
    expect(await read(ben)).toMatchObject({ ...nothingEntered, inProtocol: true })
    const refused = await ben.exchange(dayLog.save, {
      params: { day: today },
      body: { mood: 3, meals: { LUNCH: 'EATEN' }, at: minutesAgo(0) },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'protocol_open'])
    expect(refused.body.msg).toContain('7-Tages-Protokoll')
    const saved = await save(ben, { meals: { LUNCH: 'EATEN' } })
    expect(saved).toMatchObject({ ...nothingEntered, inProtocol: true })
    expect(statesOf(saved)).toContainEqual(['LUNCH', 'EATEN'])
    expect((await list(ben)).items).toMatchObject([{ day: today, ...nothingEntered }])
  })

  it('days before it stay open for values', async () => {
    const ben = await memberInProtocol()
    expect(await save(ben, { mood: 5 }, { day: yesterday })).toMatchObject({ mood: 5, inProtocol: false })
  })

  it.each([
    { status: 'SUBMITTED', inProtocol: false },
    { status: 'REVIEWED', inProtocol: false },
    { status: 'REOPENED', inProtocol: true },
  ] as const)('$status: $inProtocol', async ({ status, inProtocol }) => {
    const ben = await memberInProtocol()
    await app.infra.database.prisma.protocol.updateMany({ where: { userId: ben.id }, data: { status } })
    expect(await read(ben)).toMatchObject({ inProtocol, mood: inProtocol ? null : 2 })
  })

  it('the list has the values of the protocol, also of days without recorded meals, whatever became of it', async () => {
    const ben = await app.person()
    await plan(ben, yesterday, ['LUNCH'])
    await save(ben, { meals: { LUNCH: 'EATEN' }, energy: 9 }, { day: yesterday })
    await ben.call(protocol.start, { body: { startsOn: today } })
    const startsOn = new Date(`${addDays(today, -3)}T00:00:00Z`)
    await app.infra.database.prisma.protocol.updateMany({ where: { userId: ben.id }, data: { startsOn } })
    const fill = (day: string, changes: object) =>
      ben.call(protocol.saveDay, { body: { number: 1, day, rev: 0, changes } })
    await fill(addDays(today, -3), { note: 'nur ein Satz' })
    await fill(addDays(today, -2), { waterMl: 1500, sleepQuality: 4, stress: 7 })
    await fill(yesterday, { mood: 2, energy: 5 })
    const meals = [{ meal: 'LUNCH', planned: true, state: 'EATEN' }]
    const expected = [
      { ...nothingEntered, day: yesterday, meals, mood: 2, energy: 5 },
      { ...nothingEntered, day: addDays(today, -2), meals: [], waterMl: 1500, sleepQuality: 4 },
    ]
    expect((await list(ben)).items).toEqual(expected)
    await app.infra.database.prisma.protocol.updateMany({ where: { userId: ben.id }, data: { status: 'SUBMITTED' } })
    expect((await list(ben)).items).toEqual([{ ...expected[0], energy: 9 }, expected[1]])
  })

  it('values are entered here again once the protocol cannot be filled in any more', async () => {
    const ben = await memberInProtocol()
    const data = { startsOn: new Date(addDays(today, -11)) }
    await app.infra.database.prisma.protocol.updateMany({ where: { userId: ben.id }, data })
    const lastDay = addDays(today, -5)
    expect(await save(ben, { mood: 4 }, { day: lastDay })).toMatchObject({ mood: 4, inProtocol: false })
  })
})

describe('adherence', () => {
  const adherenceOf = async (person: Person) => (await list(person)).adherence

  it('is the share of planned meals that were eaten on recorded days of the last seven finished ones', async () => {
    const ben = await memberWithPlan()
    expect(await adherenceOf(ben)).toEqual({ percent: null, recordedDays: 0 })
    await record(ben, 1, { BREAKFAST: 'EATEN', LUNCH: 'EATEN', DINNER: 'EATEN' })
    await record(ben, 3, { BREAKFAST: 'EATEN', LUNCH: 'OTHER' })
    expect(await adherenceOf(ben)).toEqual({ percent: null, recordedDays: 2 })
    await record(ben, 6, { DINNER: 'SKIPPED' })
    expect(await adherenceOf(ben)).toEqual({ percent: 44, recordedDays: 3 })
    // Neither today nor days without a recorded planned meal count.
    await record(ben, 0, { BREAKFAST: 'EATEN' })
    await save(ben, { mood: 3, meals: { LATE_SNACK: 'EATEN' } }, { day: addDays(today, -2) })
    expect(await adherenceOf(ben)).toEqual({ percent: 44, recordedDays: 3 })
    await record(ben, 6, { DINNER: 'EATEN' })
    expect(await adherenceOf(ben)).toEqual({ percent: 56, recordedDays: 3 })
  })

  it('counts the seventh day before today, and none before', async () => {
    const ben = await memberWithPlan()
    for (const back of [1, 2, 3]) await record(ben, back, { LUNCH: 'EATEN' })
    const { dayLog: rows } = app.infra.database.prisma
    const move = (from: number, to: number) =>
      rows.update({
        where: { userId_day: { userId: ben.id, day: new Date(addDays(today, -from)) } },
        data: { day: new Date(addDays(today, -to)) },
      })
    const count = async () =>
      (await app.trainerOf(ben)).call(dayLog.list, { params: { userId: ben.id }, query: { from: today } })
    await move(3, 7)
    expect((await count()).adherence).toEqual({ percent: 33, recordedDays: 3 })
    await app.infra.database.prisma.clientRelation.updateMany({
      where: { clientId: ben.id },
      data: { status: 'ARCHIVED' },
    })
    await move(7, 8)
    expect((await count()).adherence).toEqual({ percent: null, recordedDays: 2 })
  })

  it('does not change when the plan does, and leaves out days without a plan', async () => {
    const ben = await memberWithPlan(['BREAKFAST', 'LUNCH'])
    for (const back of [1, 2, 3]) await record(ben, back, { BREAKFAST: 'EATEN' })
    for (let back = 1; back < 7; back += 1) await plan(ben, addDays(today, -back), ['BREAKFAST', 'LUNCH'], false)
    await record(ben, 4, { BREAKFAST: 'EATEN' })
    expect(await adherenceOf(ben)).toEqual({ percent: 50, recordedDays: 3 })
  })
})

describe('others', () => {
  it('read a day as trainer with consent, which the member sees; nobody else writes', async () => {
    const ben = await memberWithPlan()
    await save(ben, { mood: 4 })
    const trainer = await app.trainerOf(ben)
    expect(await read(ben, today, trainer)).toEqual(await read(ben))
    expect((await list(ben, { from: today }, trainer)).items).toHaveLength(1)
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items).toMatchObject([{ action: 'data.read', area: 'dayLog', role: 'TRAINER' }])
    await trainer.call(dayLog.save, { params: { day: today }, body: { mood: 1, at: minutesAgo(0) } })
    expect(await read(ben)).toMatchObject({ mood: 4 })
    await expect(read(ben, today, await app.person())).toMatchProblem('forbidden')
    await expect(read(ben, today, await app.person(['ROLE_TRAINER']))).toMatchProblem('forbidden')
    await expect(read(ben, today, await app.person(['ROLE_ADMIN']))).toMatchProblem('reason_needed')
  })

  it('are shut out with the next request once the member revokes the consent, as is the member', async () => {
    const ben = await memberWithPlan()
    const trainer = await app.trainerOf(ben)
    await save(ben, { mood: 4 })
    await ben.call(health.revokeConsent)
    for (const reader of [ben, trainer]) {
      await expect(read(ben, today, reader)).toMatchProblem('consent_needed')
      await expect(list(ben, { from: today }, reader)).toMatchProblem('consent_needed')
    }
    await expect(save(ben, { mood: 5 })).toMatchProblem('consent_needed')
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    expect(await read(ben)).toMatchObject({ mood: 4 })
  })
})

it('is stored encrypted, readable in its own row only', async () => {
  const ben = await memberWithPlan()
  await save(ben, { waterMl: 1357, meals: { LUNCH: 'SKIPPED' }, weightKg: 71.3 })
  const { prisma } = app.infra.database
  const {
    encrypted,
    updatedAt: _updatedAt,
    ...plain
  } = await prisma.dayLog.findFirstOrThrow({ where: { userId: ben.id } })
  const bytes = Buffer.from(encrypted).toString('latin1')
  for (const text of ['1357', 'SKIPPED', 'LUNCH', '71.3']) expect(bytes).not.toContain(text)
  expect(plain).toEqual({
    userId: ben.id,
    day: new Date(today),
    plannedMeals: 3,
    eatenMeals: 0,
    recordedMeals: 1,
  })
  await prisma.dayLog.updateMany({ where: { userId: ben.id }, data: { day: new Date(yesterday) } })
  const params = { userId: ben.id, day: yesterday }
  expect((await ben.exchange(dayLog.get, { params })).status).toBe(500)
})

it('costs the same number of queries for one day as for many, with and without entries', async () => {
  const [empty, full] = [await memberWithPlan(), await memberWithPlan()]
  await save(empty, { mood: 3 })
  for (let back = 0; back < 7; back += 1)
    await save(full, { mood: 3, weightKg: 70 + back, meals: { LUNCH: 'EATEN' } }, { day: addDays(today, -back) })
  const count = (happening: () => Promise<unknown>) => countQueries(app.infra.database.pool, happening)
  const [lists, days] = [await count(() => list(empty)), await count(() => read(empty))]
  expect(await count(() => list(full))).toBe(lists)
  expect(await count(() => read(full))).toBe(days)
  expect([lists <= 5, days <= 4]).toEqual([true, true])
})
