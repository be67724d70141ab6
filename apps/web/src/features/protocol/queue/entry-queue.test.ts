import type { Protocol, ProtocolDay, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProblemError } from '../../../lib/problem-error.ts'
import { item, mealFields } from '../testing/meal.ts'
import { mergeMeal, nothingWaiting, type ProtocolMealFields, shownMeals, type WaitingChanges } from './entries.ts'
import { createEntryQueue, type EntryQueue } from './entry-queue.ts'
import type { EntryCalls, WaitingStorage } from './queue-parts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const meal = (key: string, rev: number, changes: Partial<ProtocolMealFields> = {}): ProtocolMeal => ({
  id: `id-${key}`,
  key,
  rev,
  photoIds: [],
  ...mealFields(changes),
})

function setUp(calls: Partial<EntryCalls> = {}, storage: Partial<WaitingStorage> = {}, refresh = async () => {}) {
  let protocol = { days: [] as ProtocolDay[], meals: [] as ProtocolMeal[] } as unknown as Protocol
  let persisted: WaitingChanges = nothingWaiting
  const server: ProtocolMeal[] = []
  const queue = createEntryQueue(
    {
      saveDay: async (day, rev, changes) => ({ day, rev: rev + 1, ...changes }) as ProtocolDay,
      saveMeal: async (key, rev, saved) => {
        const stored = meal(key, rev + 1, saved)
        server.push(stored)
        return stored
      },
      removeMeal: async () => undefined,
      uploadPhoto: async () => undefined,
      ...calls,
    },
    {
      get: () => protocol,
      refresh,
      setDay: (day) => {
        protocol = { ...protocol, days: [...protocol.days.filter((one) => one.day !== day.day), day] }
      },
      setMeal: (stored) => {
        protocol = { ...protocol, meals: [...protocol.meals.filter(({ key }) => key !== stored.key), stored] }
      },
      dropMeal: (key) => {
        protocol = { ...protocol, meals: protocol.meals.filter((one) => one.key !== key) }
      },
    },
    {
      load: async () => persisted,
      save: async (waiting) => {
        persisted = waiting
      },
      onOtherTab: () => () => {},
      ...storage,
    },
  )
  return { queue, server, stored: () => protocol, persisted: () => persisted }
}

test('an entry is shown at once, waits without a connection, and is sent when it is back', async () => {
  const saveMeal = vi.fn<EntryCalls['saveMeal']>()
  saveMeal.mockRejectedValueOnce(ProblemError.offline(new Error('offline')))
  saveMeal.mockImplementation(async (key, rev, saved) => meal(key, rev + 1, saved))
  const { queue, stored, persisted } = setUp({ saveMeal })
  queue.saveMeal('a', mealFields())
  expect(shownMeals(stored(), queue.state.get().waiting)).toMatchObject([{ key: 'a', id: null }])
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get()).toMatchObject({ status: 'OFFLINE', waiting: { meals: [{ key: 'a' }] } })
  expect(persisted().meals).toHaveLength(1)
  queue.sendNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get()).toEqual({ status: 'STORED', problem: null, waiting: nothingWaiting })
  expect(persisted()).toEqual(nothingWaiting)
  expect(stored().meals).toMatchObject([{ key: 'a', rev: 1 }])
})

test('what waited before a reload is sent after it', async () => {
  const first = setUp({ saveMeal: () => Promise.reject(ProblemError.offline(new Error('offline'))) })
  first.queue.saveMeal('a', mealFields())
  await vi.advanceTimersByTimeAsync(0)
  first.queue.stop()
  const waiting = first.persisted()
  const second = setUp()
  const queue = createEntryQueue(
    {
      saveDay: async () => ({}) as ProtocolDay,
      saveMeal: async (key, rev, saved) => meal(key, rev + 1, saved),
      removeMeal: async () => undefined,
      uploadPhoto: async () => undefined,
    },
    { get: second.stored, refresh: async () => {}, setDay: () => {}, setMeal: () => {}, dropMeal: () => {} },
    { load: async () => waiting, save: async () => {}, onOtherTab: () => () => {} },
  )
  await queue.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get().status).toBe('STORED')
})

test('says that all is stored, and sends, only once it is known what waited before a reload', async () => {
  const before = Promise.withResolvers<WaitingChanges>()
  const saveMeal = vi.fn<EntryCalls['saveMeal']>(async (key, rev, saved) => meal(key, rev + 1, saved))
  const { queue } = setUp({ saveMeal }, { load: () => before.promise })
  void queue.start()
  queue.saveMeal('b', mealFields())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queue.state.get().status).toBe('LOADING')
  before.resolve({ ...nothingWaiting, meals: [{ key: 'a', content: mealFields(), base: null }] })
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get().status).toBe('STORED')
  expect(saveMeal.mock.calls.map(([key]) => key)).toEqual(['a', 'b'])
})

test('what waits when the page is left is sent at once, and again only when it is opened', async () => {
  const saveDay = vi.fn<EntryCalls['saveDay']>()
  saveDay.mockRejectedValue(ProblemError.offline(new Error('offline')))
  const { queue, persisted } = setUp({ saveDay })
  queue.saveDay('2026-03-29', { note: 'gut' }, 1_000)
  await queue.stop()
  expect(saveDay.mock.calls).toEqual([['2026-03-29', 0, { note: 'gut' }]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saveDay).toHaveBeenCalledOnce()
  expect(persisted().days).toHaveLength(1)
  saveDay.mockImplementation(async (day, rev, changes) => ({ day, rev: rev + 1, ...changes }) as ProtocolDay)
  await queue.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(persisted()).toEqual(nothingWaiting)
})

test('leaving the page waits for the entry that is being sent, and sends the next', async () => {
  const first = Promise.withResolvers<ProtocolMeal>()
  const saveMeal = vi.fn<EntryCalls['saveMeal']>(async (key, rev, saved) => meal(key, rev + 1, saved))
  saveMeal.mockReturnValueOnce(first.promise)
  const { queue, persisted } = setUp({ saveMeal })
  queue.saveMeal('a', mealFields())
  await vi.advanceTimersByTimeAsync(0)
  queue.saveDay('2026-03-29', { note: 'gut' }, 1_000)
  const stopped = queue.stop()
  first.resolve(meal('a', 1))
  await stopped
  expect(persisted()).toEqual(nothingWaiting)
})

test('a meal that another phone changed keeps what both wrote', async () => {
  const theirs = meal('a', 2, { note: 'mit Brot', items: [item('Suppe'), item('Brot')] })
  const saveMeal = vi.fn<EntryCalls['saveMeal']>(async (key, rev, saved) => {
    if (rev < 2) throw new ProblemError({ code: 'changed_meanwhile', msg: '', current: theirs }, 409)
    return meal(key, rev + 1, saved)
  })
  const { queue, stored } = setUp({ saveMeal })
  queue.saveMeal('a', mealFields({ hungerBefore: 7 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(stored().meals).toMatchObject([{ rev: 3, hungerBefore: 7, items: [{ text: 'Suppe' }, { text: 'Brot' }] }])
})

test('a meal edited while its conflicting request is under way keeps the edit', async () => {
  const theirs = meal('a', 2, { items: [item('Suppe'), item('Brot')] })
  const conflict = Promise.withResolvers<ProtocolMeal>()
  const saveMeal = vi.fn<EntryCalls['saveMeal']>(async (key, rev, saved) => meal(key, rev + 1, saved))
  saveMeal.mockReturnValueOnce(conflict.promise)
  const { queue, stored } = setUp({ saveMeal })
  queue.saveMeal('a', mealFields({ hungerBefore: 7 }))
  await vi.advanceTimersByTimeAsync(0)
  queue.saveMeal('a', mealFields({ hungerBefore: 7, fullnessAfter: 3 }))
  conflict.reject(new ProblemError({ code: 'changed_meanwhile', msg: '', current: theirs }, 409))
  await vi.advanceTimersByTimeAsync(0)
  expect(stored().meals).toMatchObject([{ rev: 3, hungerBefore: 7, fullnessAfter: 3, items: theirs.items }])
})

test('what the API refuses is named and can be dropped; the rest goes on', async () => {
  const refusal = new ProblemError({ code: 'list_full', msg: 'Kein Platz' }, 409)
  const { queue, server } = setUp({
    saveMeal: async (key, rev, saved) => {
      if (key === 'a') throw refusal
      server.push(meal(key, rev + 1, saved))
      return meal(key, rev + 1, saved)
    },
  })
  queue.saveMeal('a', mealFields())
  queue.saveMeal('b', mealFields())
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get()).toMatchObject({ status: 'REFUSED', problem: 'Kein Platz' })
  queue.dropRefused()
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get().status).toBe('STORED')
  expect(server.map(({ key }) => key)).toEqual(['b'])
})

test('merging takes each side’s own changes', () => {
  const base = mealFields()
  const mine = mealFields({ note: 'ich', time: '12:30' })
  const theirs = mealFields({ place: 'Arbeit', time: '13:00', items: [item('Suppe'), item('Salat')] })
  expect(mergeMeal(base, mine, theirs)).toMatchObject({
    note: 'ich',
    time: '12:30',
    place: 'Arbeit',
    items: [{ text: 'Suppe' }, { text: 'Salat' }],
  })
})

const photo = (key: string, mealKey: string) => ({ key, mealKey, takenOn: '2026-03-29', file: new Blob(['x']) })

test('photos are uploaded after their meal; one removed before is not', async () => {
  const sent: string[] = []
  const { queue } = setUp({
    saveMeal: async (key, rev, saved) => {
      sent.push(key)
      return meal(key, rev + 1, saved)
    },
    uploadPhoto: async ({ key }) => sent.push(key),
  })
  queue.addPhoto(photo('p1', 'a'))
  queue.addPhoto(photo('p2', 'a'))
  queue.saveMeal('a', mealFields())
  queue.dropPhoto('p1')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'p2'])
  expect(queue.state.get()).toMatchObject({ status: 'STORED', waiting: nothingWaiting })
})

test('a removed meal takes its waiting photos along', async () => {
  const removeMeal = vi.fn<EntryCalls['removeMeal']>(async () => undefined)
  const uploadPhoto = vi.fn<EntryCalls['uploadPhoto']>(async () => undefined)
  const { queue, stored } = setUp({ removeMeal, uploadPhoto })
  queue.saveMeal('a', mealFields())
  queue.saveMeal('b', mealFields({ time: '18:00' }))
  await vi.advanceTimersByTimeAsync(0)
  queue.addPhoto(photo('p1', 'a'))
  queue.addPhoto(photo('p2', 'b'))
  queue.saveMeal('a', null)
  expect(shownMeals(stored(), queue.state.get().waiting).map(({ key }) => key)).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(0)
  expect(removeMeal.mock.calls).toEqual([['a']])
  expect(uploadPhoto.mock.calls.map(([{ key }]) => key)).toEqual(['p2'])
  expect(stored().meals.map(({ key }) => key)).toEqual(['b'])
})

test('a meal that another phone removed is stored again as a new one', async () => {
  const saveMeal = vi.fn<EntryCalls['saveMeal']>(async (key, rev, saved) => {
    if (rev === 2) throw new ProblemError({ code: 'changed_meanwhile', msg: '', current: null }, 409)
    return meal(key, rev + 1, saved)
  })
  const { queue, stored } = setUp({ saveMeal })
  queue.saveMeal('a', mealFields())
  await vi.advanceTimersByTimeAsync(0)
  queue.saveMeal('a', mealFields({ note: 'mit Brot' }))
  await vi.advanceTimersByTimeAsync(0)
  queue.saveMeal('a', mealFields({ note: 'mit Butterbrot' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(saveMeal.mock.calls.map(([, rev]) => rev)).toEqual([0, 1, 2, 0])
  expect(stored().meals).toMatchObject([{ key: 'a', rev: 1, note: 'mit Butterbrot' }])
})

test('fields of a day typed in a row are one request; one typed while it runs is a second', async () => {
  const first = Promise.withResolvers<ProtocolDay>()
  const saveDay = vi.fn<EntryCalls['saveDay']>(
    async (day, rev, changes) => ({ day, rev: rev + 1, ...changes }) as ProtocolDay,
  )
  saveDay.mockReturnValueOnce(first.promise)
  const { queue } = setUp({ saveDay })
  queue.saveDay('2026-03-29', { note: 'g' }, 500)
  await vi.advanceTimersByTimeAsync(300)
  queue.saveDay('2026-03-29', { note: 'gut', stress: 2 }, 500)
  await vi.advanceTimersByTimeAsync(300)
  expect(saveDay).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  queue.saveDay('2026-03-29', { note: 'gut geschlafen' }, 500)
  first.resolve({ day: '2026-03-29', rev: 1, note: 'gut', stress: 2 } as ProtocolDay)
  await vi.advanceTimersByTimeAsync(500)
  expect(saveDay.mock.calls).toEqual([
    ['2026-03-29', 0, { note: 'gut', stress: 2 }],
    ['2026-03-29', 1, { note: 'gut geschlafen' }],
  ])
  expect(queue.state.get().waiting).toEqual(nothingWaiting)
})

test('a day that another phone changed is sent again on top of it', async () => {
  const theirs = { day: '2026-03-29', rev: 4, note: 'viel los', stress: 8 } as ProtocolDay
  const saveDay = vi.fn<EntryCalls['saveDay']>(async (day, rev, changes) => {
    if (rev < 4) throw new ProblemError({ code: 'changed_meanwhile', msg: '', current: theirs }, 409)
    return { ...theirs, day, rev: rev + 1, ...changes } as ProtocolDay
  })
  const { queue, stored } = setUp({ saveDay })
  queue.saveDay('2026-03-29', { stress: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(stored().days).toEqual([{ day: '2026-03-29', rev: 5, note: 'viel los', stress: 2 }])
})

const refuse = () =>
  Promise.reject(new ProblemError({ code: 'invalid_input', msg: 'Das passt nicht', fields: { note: 'Zu lang.' } }, 400))

test.each<[string, Partial<EntryCalls>, (queue: EntryQueue) => void]>([
  ['day', { saveDay: refuse }, (queue) => queue.saveDay('2026-03-29', { note: 'x' })],
  ['photo', { uploadPhoto: refuse }, (queue) => queue.addPhoto(photo('p1', 'a'))],
])('a refused %s names the field and can be dropped', async (_, calls, change) => {
  const { queue } = setUp(calls)
  change(queue)
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get()).toMatchObject({ status: 'REFUSED', problem: 'Zu lang.' })
  queue.dropRefused()
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state.get()).toEqual({ status: 'STORED', problem: null, waiting: nothingWaiting })
})

test('nothing that waited is kept or sent once it is cleared', async () => {
  const saveMeal = vi.fn<EntryCalls['saveMeal']>()
  saveMeal.mockRejectedValue(ProblemError.offline(new Error('offline')))
  const { queue, persisted } = setUp({ saveMeal })
  await queue.start()
  queue.saveMeal('a', mealFields({}))
  queue.saveDay('2026-03-29', { note: 'gut' })
  await vi.advanceTimersByTimeAsync(100)
  expect(persisted()).not.toEqual(nothingWaiting)
  queue.clear()
  expect(persisted()).toEqual(nothingWaiting)
  saveMeal.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saveMeal).not.toHaveBeenCalled()
})

const waitingMeal = (key: string) => ({ key, content: mealFields(), base: null })

/** A queue whose storage is changed by another tab: `changeElsewhere` replaces what is stored there. */
function setUpTwoTabs(calls: Partial<EntryCalls> = {}) {
  let shared: WaitingChanges = nothingWaiting
  let tell = () => {}
  const refresh = vi.fn(async () => {})
  const opened = setUp(
    calls,
    {
      load: async () => shared,
      save: async (waiting) => {
        shared = waiting
      },
      onOtherTab: (listener) => {
        tell = listener
        return () => {
          tell = () => {}
        }
      },
    },
    refresh,
  )
  const changeElsewhere = async (change: (stored: WaitingChanges) => WaitingChanges) => {
    shared = change(shared)
    tell()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...opened, refresh, changeElsewhere }
}

test('what another tab added is shown, and sent from here if that tab does not', async () => {
  const { queue, server, stored, changeElsewhere } = setUpTwoTabs()
  await queue.start()
  await vi.advanceTimersByTimeAsync(0)
  await changeElsewhere((waiting) => ({ ...waiting, meals: [waitingMeal('b')] }))
  expect(shownMeals(stored(), queue.state.get().waiting)).toMatchObject([{ key: 'b', id: null }])
  expect(server).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.map(({ key }) => key)).toEqual(['b'])
  expect(queue.state.get()).toEqual({ status: 'STORED', problem: null, waiting: nothingWaiting })
})

test('what another tab has sent no longer waits here; the protocol is read before it disappears', async () => {
  const saveMeal = vi.fn<EntryCalls['saveMeal']>(() => Promise.reject(ProblemError.offline(new Error('offline'))))
  const { queue, refresh, changeElsewhere } = setUpTwoTabs({ saveMeal })
  await queue.start()
  queue.saveMeal('a', mealFields())
  queue.saveMeal('b', mealFields())
  await vi.advanceTimersByTimeAsync(0)
  const before = queue.state.get().waiting.meals.find(({ key }) => key === 'b')
  refresh.mockImplementation(async () => expect(queue.state.get().waiting.meals).toHaveLength(2))
  await changeElsewhere(({ meals, ...rest }) => ({
    ...rest,
    meals: structuredClone(meals.filter(({ key }) => key === 'b')),
  }))
  expect(refresh).toHaveBeenCalledOnce()
  expect(queue.state.get().waiting.meals).toEqual([before])
  expect(queue.state.get().waiting.meals[0]).toBe(before)
})

test('an entry made while that of another tab is read is kept', async () => {
  const { queue, changeElsewhere } = setUpTwoTabs({ saveMeal: () => new Promise(() => {}) })
  await queue.start()
  await vi.advanceTimersByTimeAsync(0)
  const changed = changeElsewhere((waiting) => ({ ...waiting, meals: [waitingMeal('b')] }))
  queue.saveDay('2026-03-29', { note: 'gut' }, 60_000)
  await changed
  expect(queue.state.get().waiting.days).toHaveLength(1)
})

test('a stopped queue no longer listens to other tabs', async () => {
  const { queue, changeElsewhere } = setUpTwoTabs()
  await queue.start()
  await vi.advanceTimersByTimeAsync(0)
  await queue.stop()
  await changeElsewhere(() => ({ ...nothingWaiting, meals: [waitingMeal('b')] }))
  expect(queue.state.get().waiting).toEqual(nothingWaiting)
})
