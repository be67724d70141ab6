import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/schemas'
import { createStore } from '../../../../lib/external-store.ts'
import { ProblemError } from '../../../../lib/problem-error.ts'
import { createSaveTimer } from '../../../../lib/save-timer.ts'
import { applyCommand, type Command } from './commands.ts'
import { addStep, type History, mapHistory, redoStep, startHistory, undoStep } from './history.ts'
import { changedMeals, type DayPlan, type MealPlan, mapDays, type PlanWeek } from './plan-week.ts'

/** Why a day is saved; the revision says so. */
export type ChangeCause = 'EDIT' | 'FIT' | 'UNDO'

/** Why an item is planned against an allergen of the care profile. */
export interface Override extends Pick<AllergenConflict, 'recipeId' | 'foodId' | 'allergen'> {
  readonly reason: string
}

export interface SaveDayCommand {
  readonly day: Weekday
  /** The version the change is based on. */
  readonly version: number
  /** The changed meals; the others stay as they are. */
  readonly meals: readonly { readonly meal: Meal; readonly content: MealPlan }[]
  readonly cause: ChangeCause
  readonly overrides: readonly Override[]
}

/** A week as the API holds it, with the version of each day. */
export interface StoredWeek {
  readonly week: PlanWeek
  readonly versions: Readonly<Record<Weekday, number>>
}

/** The calls of the API that the store makes. */
export interface PlanBackend {
  /** @throws ProblemError `changed_meanwhile` when `version` is not the latest, `allergen_conflict` without a reason */
  readonly saveDay: (command: SaveDayCommand) => Promise<{ version: number }>
  /** @returns the week, where the API lists what a meal contains only once it is switched on */
  readonly saveMeal: (meal: Meal, enabled: boolean) => Promise<StoredWeek | undefined>
  readonly load: () => Promise<StoredWeek>
}

/**
 * - `saved`: nothing to save, `unsaved`: saved within a second, `saving`
 * - `waiting`: no connection, tried again by itself
 * - `failed`: the API refuses the change; tried again with the next one
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'failed'

/** Somebody else changed a day that has unsaved changes here. */
export interface DayConflict {
  readonly day: Weekday
  readonly theirs: DayPlan
  readonly version: number
}

export interface PlanSnapshot {
  readonly history: History
  readonly saveState: SaveState
  /** When the API last confirmed a change, ISO 8601. */
  readonly savedAt: string | null
  /** Why it cannot be saved. */
  readonly problem: ProblemError | null
  readonly conflicts: readonly DayConflict[]
  /** Waits for reasons; the day is not saved before. */
  readonly allergenConflict: { readonly day: Weekday; readonly items: readonly AllergenConflict[] } | null
}

/** After a change, in milliseconds: at most this much is lost when the tab is killed. */
const saveDelayMs = 700
const retriedCodes: ReadonlySet<string> = new Set(['offline', 'unavailable', 'too_many_requests'])
/** A day that changes elsewhere again and again is asked about, not followed for ever. */
const maxReloadsInARow = 3

/** The conflicts an answer `allergen_conflict` names. */
const conflictsOf = ({ current }: ProblemError): readonly AllergenConflict[] =>
  Array.isArray(current) ? (current as AllergenConflict[]) : []

/**
 * The week while it is edited: commands with undo and redo, saved to the API by day a moment after a change, one request at a
 * time. Without a connection the changes wait here.
 * @param stepLabels sentences of the steps that come from elsewhere
 */
export function createPlanStore(initial: StoredWeek, backend: PlanBackend, stepLabels: { readonly adopted: string }) {
  /** What the API holds. */
  let stored = initial
  let cause: ChangeCause = 'EDIT'
  let overrides: readonly Override[] = []
  const timer = createSaveTimer(() => void flush())
  let reloadsInARow = 0
  let running: Promise<void> | undefined
  const store = createStore<PlanSnapshot>({
    history: startHistory(initial.week),
    saveState: 'saved',
    savedAt: null,
    problem: null,
    conflicts: [],
    allergenConflict: null,
  })
  const update = (changes: Partial<PlanSnapshot>) => store.set({ ...store.get(), ...changes })
  const week = () => store.get().history.week

  const isBlocked = (day: Weekday) =>
    store.get().conflicts.some((conflict) => conflict.day === day) || store.get().allergenConflict?.day === day
  const unsavedMealsOf = (day: Weekday) => changedMeals(stored.week.days[day], week().days[day])
  const unsavedDays = () => weekdays.filter((day) => unsavedMealsOf(day).length > 0)
  const unsavedSwitches = () =>
    meals.filter((meal) => week().disabledMeals.includes(meal) !== stored.week.disabledMeals.includes(meal))
  const hasChanges = () => unsavedDays().length > 0 || unsavedSwitches().length > 0

  async function saveDay(day: Weekday): Promise<void> {
    const content = week().days[day]
    const { version } = await backend.saveDay({
      day,
      version: stored.versions[day],
      meals: unsavedMealsOf(day).map((meal) => ({ meal, content: content[meal] })),
      cause,
      overrides,
    })
    stored = {
      week: { ...stored.week, days: { ...stored.week.days, [day]: content } },
      versions: { ...stored.versions, [day]: version },
    }
  }

  async function saveSwitch(meal: Meal): Promise<void> {
    const isEnabled = !week().disabledMeals.includes(meal)
    const latest = await backend.saveMeal(meal, isEnabled)
    const others = stored.week.disabledMeals.filter((other) => other !== meal)
    stored = { ...stored, week: { ...stored.week, disabledMeals: isEnabled ? others : [...others, meal] } }
    if (latest) revealMeal(meal, latest.week)
  }

  /** Shows what a meal contains that was listed as empty while it was off; the steps so far contain it, too. */
  function revealMeal(meal: Meal, latest: PlanWeek): void {
    const hidden = stored.week
    const reveal = (shown: PlanWeek): PlanWeek => ({
      ...shown,
      days: mapDays((day) =>
        shown.days[day][meal] === hidden.days[day][meal]
          ? { ...shown.days[day], [meal]: latest.days[day][meal] }
          : shown.days[day],
      ),
    })
    stored = { ...stored, week: reveal(hidden) }
    update({ history: mapHistory(store.get().history, reveal) })
  }

  /** The next request; undefined when everything is saved that can be. */
  function nextSave(): (() => Promise<void>) | undefined {
    const meal = unsavedSwitches()[0]
    if (meal) return () => saveSwitch(meal)
    const day = unsavedDays().find((unsaved) => !isBlocked(unsaved))
    return day && (() => saveDay(day))
  }

  async function saveAll(): Promise<void> {
    for (let save = nextSave(); save; save = nextSave()) {
      update({ saveState: 'saving', problem: null })
      try {
        await save()
        timer.resetRetries()
        reloadsInARow = 0
        update({ savedAt: new Date().toISOString() })
      } catch (error) {
        if (!(await handleFailure(error))) return
      }
    }
    overrides = []
    update({ saveState: hasChanges() ? 'unsaved' : 'saved' })
  }

  /** @returns whether to continue saving */
  async function handleFailure(error: unknown): Promise<boolean> {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'changed_meanwhile' && reloadsInARow < maxReloadsInARow) {
      reloadsInARow += 1
      return follow()
    }
    if (retriedCodes.has(error.code)) {
      update({ saveState: 'waiting', problem: error })
      timer.retry()
      return false
    }
    const day = unsavedDays().find((unsaved) => !isBlocked(unsaved))
    if (error.code === 'allergen_conflict' && day && conflictsOf(error).length > 0) {
      update({ allergenConflict: { day, items: conflictsOf(error) } })
      return true
    }
    update({ saveState: 'failed', problem: error })
    return false
  }

  async function follow(): Promise<boolean> {
    try {
      receive(await backend.load())
      return true
    } catch (error) {
      return handleFailure(error)
    }
  }

  /** Takes over what changed elsewhere; asks where both sides changed a day. */
  function receive(latest: StoredWeek): void {
    const newer = weekdays.filter((day) => latest.versions[day] !== stored.versions[day])
    const isUnsaved = (day: Weekday) => unsavedMealsOf(day).length > 0
    const conflicts = newer
      .filter((day) => isUnsaved(day) && changedMeals(latest.week.days[day], week().days[day]).length > 0)
      .map((day) => ({ day, theirs: latest.week.days[day], version: latest.versions[day] }))
    const isConflicting = (day: Weekday) => conflicts.some((conflict) => conflict.day === day)
    const adopted = newer.filter((day) => !isConflicting(day))
    const ownSwitches = unsavedSwitches()
    const unsaved = new Set(adopted.filter(isUnsaved))
    stored = {
      week: {
        days: { ...stored.week.days, ...Object.fromEntries(adopted.map((day) => [day, latest.week.days[day]])) },
        disabledMeals: latest.week.disabledMeals,
      },
      versions: { ...stored.versions, ...Object.fromEntries(adopted.map((day) => [day, latest.versions[day]])) },
    }
    const foreign = adopted.filter((day) => !unsaved.has(day))
    const next: PlanWeek = {
      days: { ...week().days, ...Object.fromEntries(foreign.map((day) => [day, latest.week.days[day]])) },
      disabledMeals: meals.filter((meal) =>
        (ownSwitches.includes(meal) ? week() : latest.week).disabledMeals.includes(meal),
      ),
    }
    update({
      history: addStep(store.get().history, next, stepLabels.adopted),
      conflicts: [...store.get().conflicts.filter(({ day }) => !isConflicting(day)), ...conflicts],
    })
  }

  /** Saves what is unsaved, after the request that is running. */
  async function flush(): Promise<void> {
    timer.cancel()
    while (running) await running
    if (!nextSave()) return update({ saveState: hasChanges() ? 'unsaved' : 'saved' })
    running = saveAll().finally(() => {
      running = undefined
    })
    await running
  }

  function change(history: History, changeCause: ChangeCause): void {
    cause = changeCause
    update({ history })
    const { saveState } = store.get()
    if (saveState !== 'saving' && saveState !== 'waiting') update({ saveState: hasChanges() ? 'unsaved' : 'saved' })
    if (hasChanges()) timer.schedule(saveDelayMs)
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    week,
    /** @param label sentence that names the step. @returns whether anything changed */
    dispatch(command: Command, label: string): boolean {
      const { history } = store.get()
      const next = addStep(history, applyCommand(history.week, command), label)
      if (next === history) return false
      change(next, command.type === 'fit' ? 'FIT' : 'EDIT')
      return true
    },
    /** @returns what was undone */
    undo(): string | undefined {
      const { history } = store.get()
      const previous = undoStep(history)
      if (previous) change(previous, 'UNDO')
      return previous && history.past.at(-1)?.label
    },
    /** @returns what was done again */
    redo(): string | undefined {
      const { history } = store.get()
      const next = redoStep(history)
      if (next) change(next, 'EDIT')
      return next && history.future.at(-1)?.label
    },
    flush,
    receive,
    /** Decides a conflict for one of the two versions; the own one is saved over the other. */
    resolveConflict(day: Weekday, choice: 'mine' | 'theirs'): void {
      const conflict = store.get().conflicts.find((other) => other.day === day)
      if (!conflict) return
      stored = {
        week: { ...stored.week, days: { ...stored.week.days, [day]: conflict.theirs } },
        versions: { ...stored.versions, [day]: conflict.version },
      }
      update({ conflicts: store.get().conflicts.filter((other) => other !== conflict) })
      if (choice === 'theirs') {
        const history = store.get().history
        const adopted = applyCommand(history.week, { type: 'adoptDay', day, content: conflict.theirs })
        update({ history: addStep(history, adopted, stepLabels.adopted) })
      }
      void flush()
    },
    /** Saves again, with reasons for planning against allergens. */
    giveReasons(reasons: readonly Override[]): void {
      overrides = [...overrides, ...reasons]
      update({ allergenConflict: null })
      void flush()
    },
    /** Takes the conflicting items out of the day again. */
    dropConflictingItems(label: string): void {
      const { allergenConflict, history } = store.get()
      if (!allergenConflict) return
      const { day, items } = allergenConflict
      const isConflicting = (id: string) => items.some(({ recipeId, foodId }) => recipeId === id || foodId === id)
      const keys = meals.flatMap((meal) =>
        history.week.days[day][meal].entries.filter(({ item }) => isConflicting(item.id)).map(({ key }) => key),
      )
      const next = keys.reduce((changed, key) => applyCommand(changed, { type: 'remove', key }), history.week)
      update({ allergenConflict: null })
      change(addStep(history, next, label), 'EDIT')
    },
    /**
     * Shows the week as the API holds it after it was replaced there (draft discarded, revision undone): one step, which can be
     * undone. Everything must be saved before.
     */
    async reload(label: string): Promise<void> {
      const latest = await backend.load()
      stored = latest
      update({
        history: addStep(store.get().history, latest.week, label),
        conflicts: [],
        allergenConflict: null,
        saveState: 'saved',
        problem: null,
      })
    },
    /** Whether the API holds everything. */
    isSaved: () => !hasChanges() && running === undefined,
    /** Makes attempts by itself again after `stop`. */
    start(): void {
      timer.start()
    },
    /** Saves once more and makes no further attempts. */
    stop(): void {
      timer.stop()
      void flush()
    },
  }
}

export type PlanStore = ReturnType<typeof createPlanStore>
