import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { photos } from '@kostbar/contracts/photos/endpoints'
import { daysOf, protocolToday } from '@kostbar/contracts/protocol/days'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { isWritable } from './locked-protocol.ts'

const app = useTestApp()

const today = protocolToday()

const meal = (changes: object = {}) => ({
  number: 1,
  key: crypto.randomUUID(),
  rev: 0,
  day: today,
  time: '07:30',
  kind: 'BREAKFAST' as const,
  items: [{ text: 'Porridge', amount: 1, unit: 'PORTION' as const }],
  ...changes,
})

async function startedToday(): Promise<Person> {
  const ben = await app.person()
  await ben.call(protocol.start, { body: { startsOn: today } })
  return ben
}

const overview = (of: Person, reader = of) => reader.call(protocol.get, { params: { userId: of.id }, query: {} })

/** Moves a person's protocols back by days, so that their days are in the past. */
const moveBack = (person: Person, days: number) =>
  app.infra.database.prisma.protocol.updateMany({
    where: { userId: person.id },
    data: { startsOn: new Date(`${addDays(today, -days)}T00:00:00Z`) },
  })

async function completeDays(person: Person, count: number): Promise<void> {
  await moveBack(person, 6)
  for (const day of daysOf(addDays(today, -6)).slice(0, count))
    await person.call(protocol.saveDay, { body: { number: 1, day, rev: 0, changes: { complete: true } } })
}

describe('starting', () => {
  it('takes today to two weeks ahead, and no other day', async () => {
    const ben = await app.person()
    for (const startsOn of [addDays(today, -1), addDays(today, 15)]) {
      const { status, body } = await ben.exchange(protocol.start, { body: { startsOn } })
      expect([status, body.fields]).toEqual([400, { startsOn: expect.stringContaining('zwei Wochen') }])
    }
    expect(await ben.call(protocol.start, { body: { startsOn: addDays(today, 14) } })).toEqual({ number: 1 })
  })

  it('takes the previous calendar day until 04:00, on which that day ends', async () => {
    // In the past: ids made with a clock in the future would stay ahead in this process.
    const calendarDay = addDays(todayInVienna(), -1)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${calendarDay}T00:30:00Z`) })
    onTestFinished(() => void vi.useRealTimers())
    const ben = await app.person()
    const evening = addDays(calendarDay, -1)
    expect(await ben.call(protocol.start, { body: { startsOn: evening } })).toEqual({ number: 1 })
    expect(await ben.call(protocol.saveMeal, { body: meal({ day: evening, time: '00:30' }) })).toMatchObject({ rev: 1 })
  })

  it('moves a protocol without entries, and refuses a second beside one with entries', async () => {
    const ben = await app.person()
    await ben.call(protocol.start, { body: { startsOn: addDays(today, 3) } })
    expect(await ben.call(protocol.start, { body: { startsOn: today } })).toEqual({ number: 1 })
    await ben.call(protocol.saveMeal, { body: meal() })
    const { body } = await ben.exchange(protocol.start, { body: { startsOn: addDays(today, 1) } })
    expect(body.code).toBe('protocol_open')
    await ben.call(protocol.discard, { params: { number: 1 } })
    expect((await overview(ben)).protocol).toBeNull()
  })
})

describe('entries', () => {
  it('stores a meal that is sent again once, and refuses an older version with the present one', async () => {
    const ben = await startedToday()
    const body = meal()
    const [first, second] = await Promise.all([
      ben.call(protocol.saveMeal, { body }),
      ben.call(protocol.saveMeal, { body }),
    ])
    expect(second.id).toBe(first.id)
    const changed = await ben.call(protocol.saveMeal, { body: { ...body, rev: 1, note: 'mit Beeren' } })
    expect(changed.rev).toBe(2)
    const conflict = await ben.exchange(protocol.saveMeal, { body: { ...body, rev: 1, note: 'mit Nüssen' } })
    expect([conflict.status, conflict.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(conflict.body.current).toMatchObject({ note: 'mit Beeren', rev: 2 })
    expect((await overview(ben)).protocol?.meals).toHaveLength(1)
  })

  it('lets two phones save different fields of a day, each told of the other', async () => {
    const ben = await startedToday()
    const save = (rev: number, changes: object) =>
      ben.exchange(protocol.saveDay, { body: { number: 1, day: today, rev, changes } })
    expect((await save(0, { waterMl: 500 })).body).toMatchObject({ rev: 1, waterMl: 500 })
    const conflict = await save(0, { mood: 4 })
    expect(conflict.body).toMatchObject({ code: 'changed_meanwhile', current: { rev: 1, waterMl: 500 } })
    expect((await save(1, { mood: 4 })).body).toMatchObject({ rev: 2, waterMl: 500, mood: 4 })
    expect((await save(1, { mood: 4 })).body).toMatchObject({ rev: 2 })
  })

  it('keeps emoji, right-to-left text and a meal at three in the morning, sorted last', async () => {
    const ben = await startedToday()
    await ben.call(protocol.saveMeal, { body: meal({ time: '03:00', note: 'Käse 🧀 vor dem Kühlschrank' }) })
    await ben.call(protocol.saveMeal, { body: meal({ time: '22:30', items: [{ text: 'سلطة' }, { text: '🥨' }] }) })
    const meals = (await overview(ben)).protocol?.meals
    expect(meals?.map(({ time }) => time)).toEqual(['22:30', '03:00'])
    expect(meals?.[0]?.items.map(({ text }) => text)).toEqual(['سلطة', '🥨'])
  })

  it('refuses the sixteenth meal, the twenty-first item, other days and the future', async () => {
    const ben = await startedToday()
    for (let count = 0; count < 15; count += 1) await ben.call(protocol.saveMeal, { body: meal() })
    expect((await ben.exchange(protocol.saveMeal, { body: meal() })).body.code).toBe('list_full')
    const items = Array.from({ length: 21 }, () => ({ text: 'Nuss' }))
    expect((await ben.exchange(protocol.saveMeal, { body: meal({ items }) })).body.fields).toHaveProperty('items')
    for (const day of [addDays(today, -1), addDays(todayInVienna(), 1), addDays(today, 8)]) {
      const { body } = await ben.exchange(protocol.saveMeal, { body: meal({ day }) })
      expect(body.fields).toHaveProperty('day')
    }
  })

  it('finds the food of an item and computes its grams; others stay free text', async () => {
    const ben = await startedToday()
    const data = { name: 'Testapfel', aisle: 'PRODUCE', kcal: 52, carbs: 11, proteins: 0, fats: 0 } as const
    const food = await app.infra.database.prisma.food.create({ data: { ...data, gramsPerPiece: 150 } })
    const singular = 'Scheibe Testbrot'
    const bread = await app.infra.database.prisma.food.create({
      data: { ...data, name: 'Testbrot', singular, gramsPerPiece: 50 },
    })
    const items = [
      { text: 'Testapfel', amount: 2, unit: 'PIECE' as const },
      { text: 'Testbrot', amount: 2, unit: 'SLICE' as const },
      { text: 'Omas Geheimnis', amount: 1, unit: 'PORTION' as const },
    ]
    const saved = await ben.call(protocol.saveMeal, { body: meal({ items }) })
    expect(saved.items).toMatchObject([
      { foodId: food.id, grams: 300 },
      { foodId: bread.id, grams: 100 },
      { foodId: null, grams: null },
    ])
  })

  it('closes three days after the last one, and removes only what is one’s own', async () => {
    const ben = await startedToday()
    const body = meal()
    await ben.call(protocol.saveMeal, { body })
    const eve = await startedToday()
    await eve.call(protocol.removeMeal, { params: { key: body.key } })
    expect((await overview(ben)).protocol?.meals).toHaveLength(1)
    await moveBack(ben, 9)
    const day = addDays(today, -9)
    await ben.call(protocol.saveMeal, { body: meal({ day }) })
    await moveBack(ben, 10)
    expect((await ben.exchange(protocol.saveMeal, { body: meal({ day: addDays(today, -10) }) })).body.code).toBe(
      'protocol_closed',
    )
    expect((await overview(ben)).protocol?.writable).toBe(false)
  })

  it('can be submitted long after the last one', async () => {
    const ben = await startedToday()
    await completeDays(ben, 7)
    await moveBack(ben, 20)
    await ben.call(protocol.submit, { body: { number: 1 } })
    expect((await overview(ben)).protocol?.status).toBe('SUBMITTED')
  })
})

describe('the weight of a day', () => {
  const weigh = (person: Person, rev: number, weightKg: number | null) =>
    person.call(protocol.saveDay, { body: { number: 1, day: today, rev, changes: { weightKg } } })
  const measured = async (person: Person) => person.call(measures.list, { params: { userId: person.id }, query: {} })
  const weight = (value: number) => [{ day: today, kind: 'WEIGHT', value }]

  it('is a measure of the member: once, corrected with it, and removed with it', async () => {
    const ben = await startedToday()
    await weigh(ben, 0, 71.25)
    await weigh(ben, 0, 71.25)
    expect(await measured(ben)).toEqual(weight(71.3))
    await weigh(ben, 1, 70)
    expect(await measured(ben)).toEqual(weight(70))
    await weigh(ben, 2, null)
    expect(await measured(ben)).toEqual([])
  })

  it('leaves a measure alone that was entered elsewhere, and is not copied back', async () => {
    const ben = await startedToday()
    const saveMeasure = (value: number) =>
      ben.call(measures.save, { params: { userId: ben.id }, body: { day: today, kind: 'WEIGHT', value } })
    await saveMeasure(80)
    await ben.call(protocol.saveDay, { body: { number: 1, day: today, rev: 0, changes: { mood: 3 } } })
    expect(await measured(ben)).toEqual(weight(80))
    await weigh(ben, 1, 79)
    await saveMeasure(78)
    expect((await overview(ben)).protocol?.days[0]?.weightKg).toBe(79)
    await weigh(ben, 2, null)
    expect(await measured(ben)).toEqual(weight(78))
  })
})

it.each(['2026-03-29', '2025-10-26'])(
  'a day on which the clocks change, %s, has its meals by the time on the clock',
  async (day) => {
    const ben = await startedToday()
    const startsOn = addDays(day, -3)
    await app.infra.database.prisma.protocol.updateMany({
      where: { userId: ben.id },
      data: { startsOn: new Date(`${startsOn}T00:00:00Z`), status: 'REOPENED' },
    })
    // 02:30 does not exist when daylight saving time begins and exists twice when it ends; both can be entered.
    for (const time of ['02:30', '02:30', '23:30', '04:30'])
      await ben.call(protocol.saveMeal, { body: meal({ day, time }) })
    await ben.call(protocol.saveDay, { body: { number: 1, day, rev: 0, changes: { sleepHours: 7, complete: true } } })
    const { protocol: stored } = await overview(ben)
    expect(stored?.days.map((one) => one.day)).toEqual(daysOf(startsOn))
    expect(stored?.days[3]).toMatchObject({ day, sleepHours: 7, complete: true })
    expect(stored?.meals.map((one) => `${one.day} ${one.time}`)).toEqual([
      `${day} 04:30`,
      `${day} 23:30`,
      `${day} 02:30`,
      `${day} 02:30`,
    ])
    const running = { status: 'RUNNING' as const, startsOn }
    expect([addDays(startsOn, 9), addDays(startsOn, 10)].map((now) => isWritable(running, now))).toEqual([true, false])
  },
)

describe('mid-week', () => {
  it('a new trainer reads the protocol from then on, the former one no longer', async () => {
    const ben = await startedToday()
    const former = await app.trainerOf(ben)
    await ben.call(protocol.saveMeal, { body: meal() })
    expect((await overview(ben, former)).protocol?.meals).toHaveLength(1)
    await ben.call(clients.endMine)
    const next = await app.trainerOf(ben)
    await ben.call(protocol.saveMeal, { body: meal({ time: '12:00' }) })
    await expect(overview(ben, former)).toMatchProblem('forbidden')
    expect(await overview(ben, next)).toMatchObject({ protocol: { meals: [{}, {}] } })
    await completeDays(ben, 7)
    await ben.call(protocol.submit, { body: { number: 1 } })
    const told = await app.infra.database.prisma.notification.findMany({ where: { kind: 'protocolSubmitted' } })
    expect(told.filter(({ userId }) => [former.id, next.id].includes(userId)).map(({ userId }) => userId)).toEqual([
      next.id,
    ])
  })

  it('a withdrawn consent closes the protocol for everybody; given again, everything is there', async () => {
    const ben = await startedToday()
    const trainer = await app.trainerOf(ben)
    const body = meal()
    await ben.call(protocol.saveMeal, { body })
    await ben.call(health.revokeConsent)
    await expect(ben.call(protocol.saveMeal, { body: meal() })).toMatchProblem('consent_needed')
    for (const reader of [ben, trainer]) await expect(overview(ben, reader)).toMatchProblem('consent_needed')
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    // The phone repeats its waiting entries.
    await ben.call(protocol.saveMeal, { body })
    await ben.call(protocol.saveMeal, { body: meal({ time: '19:00' }) })
    expect((await overview(ben)).protocol?.meals).toHaveLength(2)
  })
})

it('costs the same number of queries for 105 meals of 20 items as for one', async () => {
  const ben = await startedToday()
  const trainer = await app.trainerOf(ben)
  await moveBack(ben, 6)
  const days = daysOf(addDays(today, -6))
  const { pool } = app.infra.database
  const items = Array.from({ length: 20 }, (_, index) => ({ text: `Zutat ${index}` }))
  const count = async (body: ReturnType<typeof meal>) => ({
    save: await countQueries(pool, () => ben.call(protocol.saveMeal, { body })),
    read: await countQueries(pool, () => overview(ben)),
    readByTrainer: await countQueries(pool, () => overview(ben, trainer)),
    photos: await countQueries(pool, () =>
      ben.call(photos.list, { params: { userId: ben.id }, query: { kind: 'MEAL', protocol: '1' } }),
    ),
  })
  await ben.call(protocol.saveMeal, { body: meal({ day: days[0] }) })
  await overview(ben, trainer)
  const forOne = await count(meal({ day: days[0] }))
  for (const day of days)
    for (let index = day === days[0] ? 2 : 0; index < (day === days[6] ? 14 : 15); index += 1)
      await ben.call(protocol.saveMeal, { body: meal({ day, items }) })
  expect(await count(meal({ items }))).toEqual(forOne)
  expect((await overview(ben)).protocol?.meals).toHaveLength(105)
})

it('a discarded protocol takes its reminder along', async () => {
  const ben = await startedToday()
  const { id } = await app.infra.database.prisma.protocol.findFirstOrThrow({ where: { userId: ben.id } })
  const reminder = { kind: 'protocolReminder', link: '/protocol', variables: {}, subjectId: id, dedupeKey: 'x' }
  await app.infra.database.prisma.notification.create({ data: { userId: ben.id, ...reminder } })
  await ben.call(protocol.discard, { params: { number: 1 } })
  expect(await app.infra.database.prisma.notification.count({ where: { userId: ben.id } })).toBe(0)
})

describe('submitting', () => {
  it('takes seven days, or five after confirming; then it is read-only', async () => {
    const ben = await startedToday()
    const submit = (incomplete = false) => ben.exchange(protocol.submit, { body: { number: 1, incomplete } })
    await completeDays(ben, 4)
    expect((await submit(true)).body.code).toBe('protocol_incomplete')
    const fifth = { number: 1, day: addDays(today, -2), rev: 0, changes: { complete: true } }
    await ben.call(protocol.saveDay, { body: fifth })
    expect((await submit()).body.code).toBe('protocol_incomplete')
    expect((await submit(true)).status).toBe(200)
    expect((await submit(true)).status).toBe(200)
    expect((await ben.call(users.info)).profileSteps).toEqual(['SEVEN_DAY_PROTOCOL'])
    expect((await ben.exchange(protocol.saveMeal, { body: meal() })).body.code).toBe('protocol_closed')
  })

  it('starts the clock of the trainer, who may reopen it; submitted again, a new clock starts', async () => {
    const ben = await startedToday()
    const trainer = await app.trainerOf(ben)
    await completeDays(ben, 7)
    await ben.call(protocol.submit, { body: { number: 1 } })
    expect((await overview(ben)).deadline).toMatchObject({ state: 'RUNNING' })
    const foreign = await app.person(['ROLE_TRAINER'])
    const reopen = { params: { userId: ben.id }, body: { number: 1 } }
    expect((await foreign.exchange(protocol.reopen, reopen)).status).toBe(403)
    await trainer.call(protocol.reopen, reopen)
    expect(await overview(ben)).toMatchObject({ deadline: null, protocol: { status: 'REOPENED', writable: true } })
    await ben.call(protocol.saveMeal, { body: meal() })
    await ben.call(protocol.submit, { body: { number: 1 } })
    expect((await overview(ben)).deadline).toMatchObject({ state: 'RUNNING' })
  })
})

it('photos of others are not there for foreign and former trainers', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const list = { params: { userId: ben.id }, query: { kind: 'PROGRESS' as const } }
  expect(await trainer.call(photos.list, list)).toEqual([])
  await ben.call(clients.endMine)
  const foreign = await app.person(['ROLE_TRAINER'])
  for (const stranger of [trainer, foreign]) expect((await stranger.exchange(photos.list, list)).status).toBe(404)
})
