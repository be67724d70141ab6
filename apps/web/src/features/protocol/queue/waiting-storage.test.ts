import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearWaitingEntries, hasWaitingEntries, waitingDatabase } from '../../../domain/sign-out/waiting-entries.ts'
import { mealFields } from '../testing/meal.ts'
import { nothingWaiting, type WaitingChanges, type WaitingMeal } from './entries.ts'
import { waitingStorage } from './waiting-storage.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})

const meal = (key: string): WaitingMeal => ({ key, content: mealFields(), base: null })
const meals = (...keys: readonly string[]): WaitingChanges => ({ ...nothingWaiting, meals: keys.map(meal) })
const keysIn = (waiting: WaitingChanges | undefined) => waiting?.meals.map(({ key }) => key)

test('entries, with their photos, are read as they were saved', async () => {
  const file = new Blob(['Foto'], { type: 'image/jpeg' })
  const waiting: WaitingChanges = {
    meals: [meal('a'), { key: 'b', content: null, base: null }],
    days: [{ day: '2026-03-29', changes: { note: 'gut' } }],
    photos: [{ key: 'p', mealKey: 'a', takenOn: '2026-03-29', file }],
  }
  await waitingStorage('anna', 'p1').save(waiting, nothingWaiting)
  const { photos, ...rest } = (await waitingStorage('anna', 'p1').load()) ?? nothingWaiting
  expect(rest).toEqual({ meals: waiting.meals, days: waiting.days })
  expect(photos).toMatchObject([{ key: 'p', mealKey: 'a', file: { size: 4, type: 'image/jpeg' } }])
  expect(await photos[0]?.file.text()).toBe('Foto')
})

test('two tabs that save at the same time keep the entries of both, also the first ones of a device', async () => {
  const [one, other] = [waitingStorage('anna', 'p1'), waitingStorage('anna', 'p1')]
  await Promise.all([one.save(meals('a'), nothingWaiting), other.save(meals('b'), nothingWaiting)])
  expect(keysIn(await one.load())).toEqual(['a', 'b'])
  await one.save(nothingWaiting, meals('a'))
  expect(keysIn(await waitingStorage('anna', 'p1').load())).toEqual(['b'])
})

test('a tab hears of what another one has saved for the same protocol', async () => {
  const heard = vi.fn()
  const stop = waitingStorage('anna', 'p1').onOtherTab(heard)
  const other = waitingStorage('anna', 'p1')
  const stopOther = other.onOtherTab(() => expect.fail('a tab does not hear itself'))
  const elsewhere = waitingStorage('anna', 'p2')
  const stopElsewhere = elsewhere.onOtherTab(() => expect.fail('another protocol'))
  await other.save(meals('a'), nothingWaiting)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  for (const end of [stop, stopOther, stopElsewhere]) end()
})

test('signing out deletes the entries of that user, and the rest with the key once nothing of others waits', async () => {
  expect(await hasWaitingEntries('anna')).toBe(false)
  await waitingStorage('anna', 'p1').save(meals('a'), nothingWaiting)
  await waitingStorage('berta', 'p2').save(meals('b'), nothingWaiting)
  await clearWaitingEntries('berta')
  expect([await hasWaitingEntries('anna'), await hasWaitingEntries('berta')]).toEqual([true, false])
  expect(keysIn(await waitingStorage('anna', 'p1').load())).toEqual(['a'])
  await clearWaitingEntries('anna')
  expect(await indexedDB.databases()).toEqual([])
})

test('signing out deletes everything when it is not known who signs out', async () => {
  await waitingStorage('anna', 'p1').save(meals('a'), nothingWaiting)
  await clearWaitingEntries(undefined)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(waitingDatabase)
})

test('without IndexedDB nothing is stored, and nothing fails', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const storage = waitingStorage('anna', 'p1')
  await storage.save(meals('a'), nothingWaiting)
  expect(await storage.load()).toBeUndefined()
  expect(await hasWaitingEntries('anna')).toBe(false)
  await clearWaitingEntries('anna')
})
