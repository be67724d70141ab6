import { addsUp } from '@kostbar/contracts/energy'
import { macros } from '@kostbar/contracts/macros/endpoints'
import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const targets = { kcal: 2000, proteins: 120, carbs: 220, fats: 70 }
const set = (by: Person, id: string, changes: Partial<typeof targets> = {}) =>
  by.call(macros.set, { params: { id }, body: { ...targets, ...changes } })

it('take effect at once and appear in the history, with their author', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  await set(ben, ben.id)
  await set(trainer, ben.id, { kcal: 2010 })
  expect(await ben.call(users.info)).toMatchObject({ ...targets, kcal: 2010 })
  const history = await ben.call(macros.history, { params: { id: ben.id } })
  const firstNames = [await trainer.call(users.info), await ben.call(users.info)].map(({ firstName }) => firstName)
  expect(history.map(({ kcal }) => kcal)).toEqual([2010, 2000])
  expect(history.map(({ setBy }) => setBy)).toEqual(firstNames)
})

it('are set once by a repeated request, with one notification', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const repeated = { weekdays: { Saturday: { ...targets, kcal: 2010 } }, reason: 'Wie besprochen' }
  for (let times = 0; times < 2; times += 1)
    await trainer.call(macros.set, { params: { id: ben.id }, body: { ...targets, ...repeated } })
  expect(await ben.call(macros.history, { params: { id: ben.id } })).toHaveLength(1)
  const { items } = await ben.call(notifications.list, { query: {} })
  expect(items.filter(({ text }) => text.includes('Tagesziele geändert'))).toHaveLength(1)
  // The same numbers for another reason, or from somebody else, are a change.
  await trainer.call(macros.set, { params: { id: ben.id }, body: { ...targets, ...repeated, reason: 'Anders' } })
  await set(ben, ben.id)
  await trainer.call(macros.set, { params: { id: ben.id }, body: { ...targets, ...repeated } })
  expect(await ben.call(macros.history, { params: { id: ben.id } })).toHaveLength(4)
})

it('are refused when others were set since they were shown, with the ones that are stored', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const change = (by: Person, kcal: number, from: MacroTargets | null) =>
    by.exchange(macros.set, {
      params: { id: ben.id },
      body: { ...targets, kcal, from: from && { ...from, weekdays: null } },
    })
  expect((await change(ben, 2000, null)).status).toBe(200)
  expect((await change(trainer, 2010, targets)).status).toBe(200)
  const { status, body } = await change(ben, 2020, targets)
  expect([status, body.code, body.current]).toEqual([
    409,
    'changed_meanwhile',
    { ...targets, kcal: 2010, weekdays: null },
  ])
  // Sent again, because the answer was lost.
  expect((await change(trainer, 2010, targets)).status).toBe(200)
  expect((await change(ben, 2020, { ...targets, kcal: 2010 })).status).toBe(200)
  expect(await ben.call(users.info)).toMatchObject({ kcal: 2020 })
})

it('are saved with a warning that names the energy when they do not add up', async () => {
  const ben = await app.person()
  expect((await set(ben, ben.id)).warning).toBeNull()
  const { warning } = await set(ben, ben.id, { carbs: 300 })
  expect(warning).toContain('Die Makros ergeben 2.310 kcal, das Ziel sind 2.000 kcal.')
  expect(await ben.call(users.info)).toMatchObject({ carbs: 300 })
})

it.each([
  [{ kcal: 2000, proteins: 0, carbs: 510, fats: 0 }, true],
  [{ kcal: 2000, proteins: 0, carbs: 511, fats: 0 }, false],
  [{ kcal: 800, proteins: 0, carbs: 206, fats: 0 }, true],
  [{ kcal: 800, proteins: 0, carbs: 207, fats: 0 }, false],
])('%o add up within 2 %% or 25 kcal: %s', (nutrition, expected) => {
  expect(addsUp(nutrition)).toBe(expected)
})

it('are refused outside their bounds, with a German text', async () => {
  const ben = await app.person()
  const { body } = await ben.exchange(macros.set, {
    params: { id: ben.id },
    body: { ...targets, kcal: 700, fats: 1.5 },
  })
  expect(body.fields).toEqual({
    kcal: 'Bitte gib ganze kcal zwischen 800 und 6.000 an.',
    fats: 'Bitte gib ganze Gramm zwischen 0 und 1.000 an.',
  })
})

it('list the newest fifty; after concurrent changes the newest is current', async () => {
  const ben = await app.person()
  const kcals = Array.from({ length: 55 }, (_value, index) => 1900 + index)
  await Promise.all(kcals.map((kcal) => set(ben, ben.id, { kcal })))
  const history = await ben.call(macros.history, { params: { id: ben.id } })
  expect(history).toHaveLength(50)
  expect((await ben.call(users.info)).kcal).toBe(history[0]?.kcal)
})

it('are refused for an unknown user', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const refused = set(admin, '01890000-0000-7000-8000-000000000000')
  await expect(refused).toMatchProblem('not_found')
})
