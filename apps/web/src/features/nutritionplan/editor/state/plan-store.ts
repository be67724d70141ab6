import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { OverrideReason } from '../../../../domain/conflicts/override-input.ts'
import { allergenConflictsOf } from '../../../../domain/conflicts/override-input.ts'
import { createStore } from '../../../../lib/external-store.ts'
import { ProblemError } from '../../../../lib/problem-error.ts'
import { createSaveTimer, isRetried } from '../../../../lib/save-timer.ts'
import { applyCommand, type PlanCommand } from './commands.ts'
import { addStep, type History, mapHistory, redoStep, startHistory, undoStep } from './history.ts'
import { mergeWeek, revealMeal } from './merge-week.ts'
import type { EditorCause, PlanBackend, StoredPlanWeek } from './plan-backend.ts'
import type { DayConflict, PlanSnapshot } from './plan-snapshot.ts'
import { isMealEnabled, type PlanWeek } from './plan-week.ts'
import { conflictingKeys, unsavedChanges } from './unsaved-changes.ts'

/** Delay between a change and its save, in ms: the most that is lost when the tab is killed. */
const saveDelayMs = 700
/** Reloads in a row after `changed_meanwhile`; beyond this limit saving fails instead of following for ever. */
const maxReloadsInARow = 3

/**
 * Store of an edited week: commands with undo and redo, saved to the API by day shortly after a change, one request at
 * a time. Without a connection changes stay in memory.
 * @param stepLabels labels of undo steps that come from elsewhere
 */
export function createPlanStore(
  initial: StoredPlanWeek,
  backend: PlanBackend,
  stepLabels: { readonly adopted: string },
) {
  /** Week and versions stored by the API. */
  let stored = initial
  let cause: EditorCause = 'EDIT'
  let overrides: readonly OverrideReason[] = []
  const timer = createSaveTimer(() => void flush())
  let reloadsInARow = 0
  let running: Promise<void> | undefined
  const store = createStore<PlanSnapshot>({
    history: startHistory(initial.week),
    saveState: 'saved',
    savedAt: null,
    problem: null,
    conflicts: [],
    allergenConflicts: [],
  })
  const update = (changes: Partial<PlanSnapshot>) => store.set({ ...store.get(), ...changes })
  const week = () => store.get().history.week

  const isBlocked = (day: Weekday) =>
    store.get().conflicts.some((conflict) => conflict.day === day) ||
    store.get().allergenConflicts.some((conflict) => conflict.day === day)
  const unsaved = () => unsavedChanges(stored.week, week(), backend.hidesDisabledMeals)
  const hasChanges = () => !unsaved().isEmpty

  async function saveDay(day: Weekday): Promise<void> {
    const content = week().days[day]
    const { version } = await backend.saveDay({
      day,
      version: stored.versions[day],
      meals: unsaved()
        .mealsOf(day)
        .map((meal) => ({ meal, content: content[meal] })),
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
    if (latest) reveal(meal, latest.week)
  }

  /** Adds the content of a switched-on meal to the stored week, all undo steps, and the other versions in conflicts. */
  function reveal(meal: Meal, latest: PlanWeek): void {
    const addContent = revealMeal(meal, stored.week, latest)
    stored = { ...stored, week: addContent(stored.week) }
    const conflicts = store.get().conflicts.map((conflict) => ({
      ...conflict,
      theirs: { ...conflict.theirs, [meal]: latest.days[conflict.day][meal] },
    }))
    update({ history: mapHistory(store.get().history, addContent), conflicts })
  }

  /** Next save request, with the day that it saves; undefined when nothing is left that can be saved. */
  function nextSave(): { readonly send: () => Promise<void>; readonly day?: Weekday } | undefined {
    const { switches, canSwitch, days } = unsaved()
    const meal = switches.find(canSwitch)
    if (meal) return { send: () => saveSwitch(meal) }
    const day = days.find((changed) => !isBlocked(changed))
    return day && { send: () => saveDay(day), day }
  }

  async function saveAll(): Promise<void> {
    for (let save = nextSave(); save; save = nextSave()) {
      update({ saveState: 'saving', problem: null })
      try {
        await save.send()
        timer.resetRetries()
        reloadsInARow = 0
        update({ savedAt: new Date().toISOString() })
      } catch (error) {
        if (!(await handleFailure(error, save.day))) return
      }
    }
    overrides = []
    update({ saveState: hasChanges() ? 'unsaved' : 'saved' })
  }

  /** Handles a failed request. @param day that it should have saved. @returns whether to continue saving */
  async function handleFailure(error: unknown, day?: Weekday): Promise<boolean> {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'changed_meanwhile' && reloadsInARow < maxReloadsInARow) {
      reloadsInARow += 1
      return follow()
    }
    if (isRetried(error)) {
      update({ saveState: 'waiting', problem: error })
      timer.retry()
      return false
    }
    const items = allergenConflictsOf(error)
    if (day && items.length > 0) {
      update({ allergenConflicts: [...store.get().allergenConflicts, { day, items }] })
      return true
    }
    // The next change of the user tries again, with reloads of its own.
    reloadsInARow = 0
    update({ saveState: 'failed', problem: error })
    return false
  }

  async function follow(): Promise<boolean> {
    try {
      merge(await backend.load(), stepLabels.adopted)
      return true
    } catch (error) {
      return handleFailure(error)
    }
  }

  /**
   * Loads the week while no save runs, so that the answer cannot be older than what was saved.
   * @param apply called with the week before the next save
   */
  async function loadAlone(apply: (latest: StoredPlanWeek) => void): Promise<void> {
    while (running) await running
    const loading = backend.load().then(apply)
    const finish = () => {
      running = undefined
    }
    running = loading.then(finish, finish)
    await loading
  }

  /** Replaces the week with that of the API, as one undo step. */
  function replace(latest: StoredPlanWeek, label: string): void {
    stored = latest
    update({
      history: addStep(store.get().history, latest.week, label),
      conflicts: [],
      allergenConflicts: [],
      saveState: 'saved',
      problem: null,
    })
  }

  /** Merges the week of the API into one with unsaved changes. */
  function merge(latest: StoredPlanWeek, label: string): void {
    const revealed = stored.week.disabledMeals.filter((meal) => isMealEnabled(latest.week, meal))
    receive(latest, label)
    for (const meal of revealed) reveal(meal, latest.week)
  }

  /**
   * Merges newer days from the API; days changed on both sides become conflicts.
   * @param label of the undo step
   */
  function receive(latest: StoredPlanWeek, label: string): void {
    const merged = mergeWeek(stored, week(), latest)
    stored = merged.stored
    const isReplaced = ({ day }: DayConflict) => merged.conflicts.some((conflict) => conflict.day === day)
    update({
      history: addStep(store.get().history, merged.edited, label),
      conflicts: [...store.get().conflicts.filter((conflict) => !isReplaced(conflict)), ...merged.conflicts],
    })
  }

  /** Saves pending changes once the running request has ended. */
  async function flush(): Promise<void> {
    timer.cancel()
    while (running) await running
    if (!nextSave()) return update({ saveState: hasChanges() ? 'unsaved' : 'saved' })
    running = saveAll().finally(() => {
      running = undefined
    })
    await running
  }

  function change(history: History, changeCause: EditorCause): void {
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
    /** Applies a command as one undo step. @param label name of the step. @returns whether anything changed */
    dispatch(command: PlanCommand, label: string): boolean {
      const { history } = store.get()
      const next = addStep(history, applyCommand(history.week, command), label)
      if (next === history) return false
      change(next, command.type === 'fit' ? 'FIT' : 'EDIT')
      return true
    },
    /** Undoes the last step. @returns its label; undefined if there is none */
    undo(): string | undefined {
      const { history } = store.get()
      const previous = undoStep(history)
      if (previous) change(previous, 'UNDO')
      return previous && history.past.at(-1)?.label
    },
    /** Redoes the last undone step. @returns its label; undefined if there is none */
    redo(): string | undefined {
      const { history } = store.get()
      const next = redoStep(history)
      if (next) change(next, 'EDIT')
      return next && history.future.at(-1)?.label
    },
    flush,
    /** Resolves a conflict on a day; with `mine`, the local version overwrites the other. */
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
    /** Retries the save with reasons for planning against allergens. */
    giveReasons(reasons: readonly OverrideReason[]): void {
      overrides = [...overrides, ...reasons]
      update({ allergenConflicts: [] })
      void flush()
    },
    /** Removes the newly planned items with allergen conflicts; those stored in the same meal before stay. */
    dropConflictingItems(label: string): void {
      const { allergenConflicts, history } = store.get()
      const keys = allergenConflicts.flatMap((conflict) => conflictingKeys(stored.week, history.week, conflict))
      const next = keys.reduce((changed, key) => applyCommand(changed, { type: 'remove', key }), history.week)
      update({ allergenConflicts: [] })
      change(addStep(history, next, label), 'EDIT')
    },
    /**
     * Reloads the week after the API has changed it (revision undone), as one undo step. Changes made meanwhile are
     * kept and saved afterwards.
     * @param countsAsSave whether the API made the change where this editor saves: in the draft, not in the released plan
     */
    async reload(label: string, countsAsSave: boolean): Promise<void> {
      if (countsAsSave) update({ savedAt: new Date().toISOString() })
      await loadAlone((latest) => (hasChanges() ? merge : replace)(latest, label))
      if (hasChanges()) void flush()
    },
    /** Reloads the week after its changes were discarded, as one undo step; unsaved changes are discarded, too. */
    reset: (label: string): Promise<void> => loadAlone((latest) => replace(latest, label)),
    /** Whether the API has stored every change. */
    isSaved: () => !hasChanges() && running === undefined,
    /** Resumes automatic retries after `stop`. */
    start(): void {
      timer.start()
    },
    /** Saves pending changes a last time; no retries afterwards. */
    stop(): void {
      timer.stop()
      void flush()
    },
  }
}

export type PlanStore = ReturnType<typeof createPlanStore>
