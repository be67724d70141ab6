import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { ProblemCode } from '@kostbar/contracts/problem'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProblemError } from '../../../../lib/problem-error.ts'
import { entryOf, recipeItemOf, storedOf, weekOf } from '../testing/plan-fixtures.ts'
import { applyCommand, type PlanCommand } from './commands.ts'
import type { PlanBackend, SaveDayCommand, StoredPlanWeek } from './plan-backend.ts'
import { createPlanStore } from './plan-store.ts'
import { mapDays } from './plan-week.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const refusal = (code: ProblemCode, status: number, current?: unknown) =>
  new ProblemError({ code, msg: 'Das geht nicht.', current }, status)

/** In-memory backend with day versions like the real one; its requests can be made to fail. */
interface FakeBackend {
  stored: StoredPlanWeek
  failure: ProblemError | null
  /** Makes the next save take effect and lose its response. */
  isAnswerLost: boolean
  saves: SaveDayCommand[]
  /** Simulates a change by somebody else. */
  changeElsewhere: (command: PlanCommand, day: Weekday) => void
  saveDay: PlanBackend['saveDay']
  saveMeal: PlanBackend['saveMeal']
  load: PlanBackend['load']
  hidesDisabledMeals?: true
}

function fakeBackend(initial: StoredPlanWeek): FakeBackend {
  const backend: FakeBackend = {
    stored: initial,
    failure: null,
    isAnswerLost: false,
    saves: [],
    changeElsewhere(command, day) {
      const { week, versions } = backend.stored
      backend.stored = { week: applyCommand(week, command), versions: { ...versions, [day]: versions[day] + 1 } }
    },
    async saveDay(command) {
      backend.saves.push(command)
      if (backend.failure) throw backend.failure
      const { week, versions } = backend.stored
      if (command.version !== versions[command.day]) throw refusal('changed_meanwhile', 409)
      const version = command.version + 1
      const meals = Object.fromEntries(command.meals.map(({ meal, content }) => [meal, content]))
      backend.stored = {
        week: { ...week, days: { ...week.days, [command.day]: { ...week.days[command.day], ...meals } } },
        versions: { ...versions, [command.day]: version },
      }
      if (backend.isAnswerLost) {
        backend.isAnswerLost = false
        throw ProblemError.offline(new Error('lost'))
      }
      return { version }
    },
    saveMeal: async () => undefined,
    load: async () => backend.stored,
  }
  return backend
}

const start = (
  week = weekOf({ Monday: { LUNCH: [entryOf('A'), entryOf('B')] }, Tuesday: { LUNCH: [entryOf('C')] } }),
) => {
  const backend = fakeBackend(storedOf(week))
  return { backend, plan: createPlanStore(backend.stored, backend, { adopted: 'Übernommen' }) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const amount = (key: string, value: number): PlanCommand => ({ type: 'amount', key, amount: value })

test('saves the changed meals of a day alone, a moment after the change, with the version', async () => {
  const { backend, plan } = start()
  plan.dispatch(amount('A', 2), 'A: 2')
  plan.dispatch(amount('B', 3), 'B: 3')
  expect(plan.get().saveState).toBe('unsaved')
  await pass(700)
  expect(backend.saves).toMatchObject([{ day: 'Monday', version: 0, cause: 'EDIT', meals: [{ meal: 'LUNCH' }] }])
  expect(plan.get().saveState).toBe('saved')
  plan.dispatch(amount('A', 1), 'A: 1')
  await pass(700)
  expect(backend.saves[1]).toMatchObject({ version: 1 })
  expect(plan.isSaved()).toBe(true)
})

test('saves several days one after the other', async () => {
  const { backend, plan } = start()
  plan.dispatch({ type: 'copyDay', from: 'Monday', to: ['Tuesday', 'Friday'] }, 'kopiert')
  await pass(700)
  expect(backend.saves.map(({ day }) => day)).toEqual(['Tuesday', 'Friday'])
  expect(plan.get().saveState).toBe('saved')
})

test('undo and redo are saved like other changes; what is taken back in time needs no request', async () => {
  const { backend, plan } = start()
  plan.dispatch(amount('A', 2), 'A: 2')
  expect(plan.undo()).toBe('A: 2')
  await pass(700)
  expect(backend.saves).toHaveLength(0)
  expect(plan.redo()).toBe('A: 2')
  await pass(700)
  plan.undo()
  await pass(700)
  expect(backend.saves.map(({ cause }) => cause)).toEqual(['EDIT', 'UNDO'])
  expect(plan.undo()).toBeUndefined()
})

test('waits for the connection, keeps what was done, and saves it once it is back', async () => {
  const { backend, plan } = start()
  backend.failure = ProblemError.offline(new Error('offline'))
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  expect(plan.get().saveState).toBe('waiting')
  plan.dispatch(amount('C', 3), 'C: 3')
  backend.failure = null
  await pass(15_000)
  expect(plan.get().saveState).toBe('saved')
  expect(backend.stored.week.days.Tuesday.LUNCH.entries[0]?.amount).toBe(3)
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('an answer that was lost after it took effect is no conflict', async () => {
  const { backend, plan } = start()
  backend.isAnswerLost = true
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  await pass(2_000)
  expect(plan.get()).toMatchObject({ saveState: 'saved', conflicts: [] })
})

test('a day that changed elsewhere waits with both versions; others are saved and taken over', async () => {
  const { backend, plan } = start()
  backend.changeElsewhere(amount('A', 5), 'Monday')
  backend.changeElsewhere(
    { type: 'add', to: { day: 'Friday', meal: 'DINNER' }, item: recipeItemOf('X'), amount: 1 },
    'Friday',
  )
  plan.dispatch(amount('B', 2), 'B: 2')
  plan.dispatch(amount('C', 2), 'C: 2')
  await pass(700)
  await pass(0)
  const { conflicts, history, saveState } = plan.get()
  expect(conflicts).toMatchObject([{ day: 'Monday', theirs: { LUNCH: { entries: [{ amount: 5 }, { amount: 1 }] } } }])
  expect(history.week.days.Monday.LUNCH.entries[1]?.amount).toBe(2)
  expect(history.week.days.Friday.DINNER.entries).toHaveLength(1)
  expect(backend.stored.week.days.Tuesday.LUNCH.entries[0]?.amount).toBe(2)
  expect(saveState).toBe('unsaved')
  await pass(60_000)
  expect(backend.stored.week.days.Monday.LUNCH.entries[0]?.amount).toBe(5)
})

test('a day that only has a new version elsewhere is no conflict', async () => {
  const { backend, plan } = start()
  backend.changeElsewhere(amount('A', 1), 'Monday')
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  expect(plan.get()).toMatchObject({ saveState: 'saved', conflicts: [] })
  expect(backend.saves.map(({ version }) => version)).toEqual([0, 1])
  expect(plan.undo()).toBe('A: 2')
})

test('keeping the own version saves it over the other; taking the other can be undone', async () => {
  const { backend, plan } = start()
  backend.changeElsewhere(amount('A', 5), 'Monday')
  plan.dispatch(amount('B', 2), 'B: 2')
  await pass(700)
  plan.resolveConflict('Monday', 'mine')
  await pass(0)
  expect(backend.stored.week.days.Monday.LUNCH.entries.map((entry) => entry.amount)).toEqual([1, 2])
  expect(plan.get()).toMatchObject({ saveState: 'saved', conflicts: [] })

  backend.changeElsewhere(amount('A', 7), 'Monday')
  plan.dispatch(amount('B', 3), 'B: 3')
  await pass(700)
  plan.resolveConflict('Monday', 'theirs')
  await pass(0)
  expect(plan.week().days.Monday.LUNCH.entries.map((entry) => entry.amount)).toEqual([7, 2])
  expect(plan.get().saveState).toBe('saved')
  plan.undo()
  await pass(700)
  expect(backend.stored.week.days.Monday.LUNCH.entries.map((entry) => entry.amount)).toEqual([1, 3])
})

test('planning against an allergen waits for a reason; without one it is taken out again', async () => {
  const conflict = { recipeId: 'recipe-N', foodId: null, name: 'N', allergen: 'H' } as const
  const { backend, plan } = start()
  const add = { type: 'add', to: { day: 'Monday', meal: 'DINNER' }, item: recipeItemOf('N'), amount: 1 } as const
  plan.dispatch(add, 'N dazu')
  backend.failure = refusal('allergen_conflict', 409, [conflict])
  await pass(700)
  expect(plan.get().allergenConflicts).toEqual([{ day: 'Monday', items: [conflict] }])
  await pass(60_000)
  expect(backend.saves).toHaveLength(1)
  backend.failure = null
  plan.giveReasons([{ ...conflict, reason: 'ohne Nüsse' }])
  await pass(0)
  expect(backend.saves[1]?.overrides).toEqual([{ ...conflict, reason: 'ohne Nüsse' }])
  expect(plan.get().saveState).toBe('saved')

  plan.dispatch({ ...add, to: { day: 'Sunday', meal: 'DINNER' } }, 'N dazu')
  backend.failure = refusal('allergen_conflict', 409, [conflict])
  await pass(700)
  backend.failure = null
  plan.dropConflictingItems('entfernt')
  await pass(700)
  expect(plan.week().days.Sunday.DINNER.entries).toEqual([])
  expect(plan.get()).toMatchObject({ saveState: 'saved', allergenConflicts: [] })
})

const nuts = { recipeId: 'recipe-N', foodId: null, name: 'N', allergen: 'H' } as const

/** Refuses each save that contains the recipe N unless there is a reason, like the API. */
function refuseNuts(backend: FakeBackend) {
  const saveDay = backend.saveDay
  backend.saveDay = async (command) => {
    const hasNuts = command.meals.some(({ content }) => content.entries.some(({ item }) => item.id === 'recipe-N'))
    if (!hasNuts || command.overrides.length > 0) return saveDay(command)
    backend.saves.push(command)
    throw refusal('allergen_conflict', 409, [nuts])
  }
}

test('one question for an allergen on several days; each day is refused once, and other days are saved', async () => {
  const { backend, plan } = start()
  refuseNuts(backend)
  const add = { type: 'add', item: recipeItemOf('N'), amount: 1 } as const
  plan.dispatch({ ...add, to: { day: 'Monday', meal: 'DINNER' } }, 'N dazu')
  plan.dispatch({ type: 'copyMeal', from: { day: 'Monday', meal: 'DINNER' }, to: ['Thursday', 'Sunday'] }, 'kopiert')
  plan.dispatch(amount('C', 2), 'C: 2')
  await pass(60_000)
  expect(backend.saves.map(({ day }) => day)).toEqual(['Monday', 'Tuesday', 'Thursday', 'Sunday'])
  expect(plan.get().allergenConflicts.map(({ day }) => day)).toEqual(['Monday', 'Thursday', 'Sunday'])
  expect(backend.stored.week.days.Tuesday.LUNCH.entries[0]?.amount).toBe(2)

  plan.giveReasons([{ ...nuts, reason: 'ohne Nüsse' }])
  await pass(0)
  expect(plan.get()).toMatchObject({ saveState: 'saved', allergenConflicts: [] })
  expect(backend.stored.week.days.Sunday.DINNER.entries).toHaveLength(1)
})

test('without a reason only what was newly planned is removed', async () => {
  const planned = { ...entryOf('N'), item: recipeItemOf('N') }
  const { backend, plan } = start(weekOf({ Monday: { LUNCH: [planned] } }))
  plan.dispatch({ type: 'add', to: { day: 'Monday', meal: 'DINNER' }, item: recipeItemOf('N'), amount: 1 }, 'N dazu')
  backend.failure = refusal('allergen_conflict', 409, [nuts])
  await pass(700)
  plan.dropConflictingItems('entfernt')
  expect(plan.week().days.Monday.DINNER.entries).toEqual([])
  expect(plan.week().days.Monday.LUNCH.entries).toHaveLength(1)
})

test('what is changed while the week is reloaded is kept and saved; a reset discards it', async () => {
  const { backend, plan } = start()
  /** Change by the API while the week is loaded: the present week is read once `answer` is called. */
  const load = () => {
    const pending = Promise.withResolvers<void>()
    backend.load = async () => {
      await pending.promise
      return backend.stored
    }
    return pending.resolve
  }
  let answer = load()
  backend.changeElsewhere(amount('C', 5), 'Tuesday')
  const reloaded = plan.reload('Rückgängig', true)
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  answer()
  await reloaded
  await pass(700)
  expect(plan.week().days.Tuesday.LUNCH.entries[0]?.amount).toBe(5)
  expect(backend.stored.week.days.Monday.LUNCH.entries[0]?.amount).toBe(2)
  expect(plan.get()).toMatchObject({ saveState: 'saved', conflicts: [] })

  answer = load()
  const reset = plan.reset('Verworfen')
  plan.dispatch(amount('A', 3), 'A: 3')
  answer()
  await reset
  await pass(700)
  expect(plan.week().days.Monday.LUNCH.entries[0]?.amount).toBe(2)
  expect(plan.isSaved()).toBe(true)
})

test('a refusal says why, and the next change tries again', async () => {
  const { backend, plan } = start()
  backend.failure = refusal('forbidden', 403)
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(30_000)
  expect(plan.get()).toMatchObject({ saveState: 'failed', problem: { msg: 'Das geht nicht.' } })
  expect(backend.saves).toHaveLength(1)
  backend.failure = null
  plan.dispatch(amount('B', 2), 'B: 2')
  await pass(700)
  expect(plan.get().saveState).toBe('saved')
})

test('gives up after a few reloads in a row; the next change reloads again', async () => {
  const { backend, plan } = start()
  const load = vi.fn<PlanBackend['load']>(async () => backend.stored)
  backend.load = load
  backend.failure = refusal('changed_meanwhile', 409)
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  expect(plan.get().saveState).toBe('failed')
  expect(load).toHaveBeenCalledTimes(3)
  backend.failure = null
  backend.changeElsewhere(amount('C', 3), 'Tuesday')
  backend.changeElsewhere(amount('B', 3), 'Monday')
  plan.dispatch(amount('A', 4), 'A: 4')
  await pass(700)
  expect(load).toHaveBeenCalledTimes(4)
})

test('what a meal contains that was off is shown once it is on, and undoing earlier steps does not empty it', async () => {
  const hidden = { ...weekOf({ Monday: { LUNCH: [entryOf('A')] } }), disabledMeals: ['DINNER'] as const }
  const { backend, plan } = start(hidden)
  const full = weekOf({ Monday: { LUNCH: [entryOf('A')], DINNER: [entryOf('D')] } })
  backend.saveMeal = async (_meal, enabled) => {
    backend.stored = { ...backend.stored, week: enabled ? full : hidden }
    return enabled ? backend.stored : undefined
  }
  plan.dispatch({ type: 'enableMeal', meal: 'DINNER', enabled: true }, 'an')
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  expect(plan.week().days.Monday.DINNER.entries).toHaveLength(1)
  plan.undo()
  await pass(700)
  expect(plan.week().days.Monday.DINNER.entries).toHaveLength(1)
  expect(backend.saves.flatMap(({ meals }) => meals.map(({ meal }) => meal))).toEqual(['LUNCH', 'LUNCH'])
})

test('what is added to a meal while it is being switched on comes after what it contains', async () => {
  const { backend, plan } = start({ ...weekOf({}), disabledMeals: ['DINNER'] })
  const answer = Promise.withResolvers<void>()
  backend.saveMeal = async () => {
    await answer.promise
    backend.stored = { ...backend.stored, week: weekOf({ Monday: { DINNER: [entryOf('D')] } }) }
    return backend.stored
  }
  const dinner = { day: 'Monday', meal: 'DINNER' } as const
  plan.dispatch({ type: 'enableMeal', meal: 'DINNER', enabled: true }, 'an')
  await pass(700)
  plan.dispatch({ type: 'add', to: dinner, item: recipeItemOf('X'), amount: 1 }, 'X dazu')
  answer.resolve()
  await pass(700)
  expect(backend.stored.week.days.Monday.DINNER.entries.map(({ item }) => item.name)).toEqual(['D', 'X'])
  plan.undo()
  expect(plan.week().days.Monday.DINNER.entries.map(({ item }) => item.name)).toEqual(['D'])
})

test('a meal that was switched on elsewhere shows what it contains', async () => {
  const lunch = { Tuesday: { LUNCH: [entryOf('C')] } }
  const { backend, plan } = start({ ...weekOf(lunch), disabledMeals: ['DINNER'] })
  const { versions } = backend.stored
  const week = weekOf({ ...lunch, Monday: { DINNER: [entryOf('D')] } })
  backend.stored = { week, versions: { ...versions, Tuesday: 1 } }
  plan.dispatch(amount('C', 2), 'C: 2')
  await pass(700)
  expect(plan.get().saveState).toBe('saved')
  expect(plan.week().disabledMeals).toEqual([])
  expect(plan.week().days.Monday.DINNER.entries).toHaveLength(1)
})

test('what was changed in a meal is saved before the meal is switched off', async () => {
  const { backend, plan } = start()
  const savesBefore: number[] = []
  backend.saveMeal = async () => {
    savesBefore.push(backend.saves.length)
    return undefined
  }
  plan.dispatch(amount('A', 2), 'A: 2')
  plan.dispatch({ type: 'enableMeal', meal: 'LUNCH', enabled: false }, 'aus')
  await pass(700)
  expect(savesBefore).toEqual([1])
  expect(plan.get().saveState).toBe('saved')
})

/** Makes the backend hide meals that are off and refuse changes of them, like the API of one's own plan. */
function hideDisabled(backend: FakeBackend) {
  const { saveDay, load } = backend
  /** Week as the backend keeps it; it answers with that of `shownWeek`. */
  const shownWeek = (): StoredPlanWeek => {
    const { week, versions } = backend.stored
    const empty = Object.fromEntries(week.disabledMeals.map((meal) => [meal, { note: '', entries: [] }]))
    return { week: { ...week, days: mapDays((day) => ({ ...week.days[day], ...empty })) }, versions }
  }
  backend.hidesDisabledMeals = true
  backend.load = async () => {
    await load()
    return shownWeek()
  }
  backend.saveDay = async (command) => {
    const { disabledMeals } = backend.stored.week
    if (command.meals.some(({ meal }) => disabledMeals.includes(meal))) throw refusal('changed_meanwhile', 409)
    return saveDay(command)
  }
  backend.saveMeal = async (meal, enabled) => {
    const week = applyCommand(backend.stored.week, { type: 'enableMeal', meal, enabled })
    backend.stored = { ...backend.stored, week }
    return enabled ? shownWeek() : undefined
  }
  return {
    /** Switches a meal off as another tab does, which gives no day a new version. */
    switchOffElsewhere: (meal: Meal) => backend.saveMeal(meal, false),
  }
}

const lunchAndDinner = () =>
  start(weekOf({ Monday: { LUNCH: [entryOf('A')], DINNER: [entryOf('D')] }, Tuesday: { LUNCH: [entryOf('C')] } }))
const addToDinner: PlanCommand = {
  type: 'add',
  to: { day: 'Monday', meal: 'DINNER' },
  item: recipeItemOf('X'),
  amount: 1,
}

test('a meal that was switched off elsewhere is switched on again for what was added to it', async () => {
  const { backend, plan } = lunchAndDinner()
  await hideDisabled(backend).switchOffElsewhere('DINNER')
  plan.dispatch(addToDinner, 'X dazu')
  plan.dispatch(amount('C', 2), 'C: 2')
  await pass(700)
  expect(plan.get()).toMatchObject({ saveState: 'saved', conflicts: [] })
  expect(plan.week().disabledMeals).toEqual([])
  expect(backend.saves.map(({ day }) => day)).toEqual(['Monday', 'Tuesday'])
  expect(backend.stored.week.days.Monday.DINNER.entries.map(({ item }) => item.name)).toEqual(['D', 'X'])
})

test('a meal that was switched off elsewhere, and not changed here, stays off without blocking other changes', async () => {
  const { backend, plan } = lunchAndDinner()
  await hideDisabled(backend).switchOffElsewhere('DINNER')
  backend.changeElsewhere(amount('A', 5), 'Monday')
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  plan.resolveConflict('Monday', 'mine')
  await pass(700)
  expect(plan.get()).toMatchObject({ saveState: 'saved', conflicts: [] })
  expect(plan.isSaved()).toBe(true)
  expect(plan.week().disabledMeals).toEqual(['DINNER'])
  expect(backend.stored.week.days.Monday).toMatchObject({
    LUNCH: { entries: [{ amount: 2 }] },
    DINNER: { entries: [{ amount: 1 }] },
  })
})

test('the other version in a conflict has the content of a meal that is switched on meanwhile', async () => {
  const { backend, plan } = lunchAndDinner()
  await hideDisabled(backend).switchOffElsewhere('DINNER')
  backend.changeElsewhere(amount('A', 5), 'Monday')
  plan.dispatch(amount('A', 2), 'A: 2')
  await pass(700)
  plan.dispatch({ type: 'enableMeal', meal: 'DINNER', enabled: true }, 'an')
  await pass(700)
  plan.resolveConflict('Monday', 'theirs')
  await pass(700)
  expect(plan.week().days.Monday).toMatchObject({
    LUNCH: { entries: [{ amount: 5 }] },
    DINNER: { entries: [{ amount: 1 }] },
  })
})

test('saves once more when it is stopped, and makes no further attempts', async () => {
  const { backend, plan } = start()
  backend.failure = ProblemError.offline(new Error('offline'))
  plan.dispatch(amount('A', 2), 'A: 2')
  plan.stop()
  await pass(60_000)
  expect(backend.saves).toHaveLength(1)
})
