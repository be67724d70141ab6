import type { Weekday } from '@kostbar/contracts/meals'
import { allergenConflictsOf, type OverrideReason } from '../../../../domain/conflicts/override-input.ts'
import { ProblemError } from '../../../../lib/problem-error.ts'
import { createSaveTimer, isRetried } from '../../../../lib/save-timer.ts'
import { nextSave, type SaveReasons } from './next-save.ts'
import type { EditorCause, PlanBackend, StoredPlanWeek } from './plan-backend.ts'
import type { PlanState } from './plan-state.ts'

/** Delay between a change and its save, in ms: the most that is lost when the tab is killed. */
const saveDelayMs = 700
/** Reloads in a row after `changed_meanwhile`; beyond this limit saving fails instead of following for ever. */
const maxReloadsInARow = 3

/**
 * Saves an edited week by day shortly after a change, one request at a time.
 * @param adoptedLabel label of the undo step with changes of others
 */
export function createPlanSaving(state: PlanState, backend: PlanBackend, adoptedLabel: string) {
  let reasons: SaveReasons = { cause: 'EDIT', overrides: [] }
  const timer = createSaveTimer(() => void flush())
  let reloadsInARow = 0
  let running: Promise<void> | undefined

  const next = () => nextSave(state, backend, reasons)
  const restState = () => (state.hasChanges() ? 'unsaved' : 'saved')

  async function saveAll(): Promise<void> {
    for (let save = next(); save; save = next()) {
      state.update({ saveState: 'saving', problem: null })
      try {
        await save.send()
        timer.resetRetries()
        reloadsInARow = 0
        state.update({ savedAt: new Date().toISOString() })
      } catch (error) {
        if (!(await handleFailure(error, save.day))) return
      }
    }
    reasons = { ...reasons, overrides: [] }
    state.update({ saveState: restState() })
  }

  /** Handles a failed request. @param day that it should have saved. @returns whether to continue saving */
  async function handleFailure(error: unknown, day?: Weekday): Promise<boolean> {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'changed_meanwhile' && reloadsInARow < maxReloadsInARow) {
      reloadsInARow += 1
      return follow()
    }
    if (isRetried(error)) {
      state.update({ saveState: 'waiting', problem: error })
      timer.retry()
      return false
    }
    const items = allergenConflictsOf(error)
    if (day && items.length > 0) {
      state.update({ allergenConflicts: [...state.get().allergenConflicts, { day, items }] })
      return true
    }
    // The next change of the user tries again, with reloads of its own.
    reloadsInARow = 0
    state.update({ saveState: 'failed', problem: error })
    return false
  }

  async function follow(): Promise<boolean> {
    try {
      state.merge(await backend.load(), adoptedLabel)
      return true
    } catch (error) {
      return handleFailure(error)
    }
  }

  /** Saves pending changes once the running request has ended. */
  async function flush(): Promise<void> {
    timer.cancel()
    while (running) await running
    if (!next()) return state.update({ saveState: restState() })
    running = saveAll().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    flush,
    /** Saves the week soon after it was changed. */
    saveSoon(cause: EditorCause): void {
      reasons = { ...reasons, cause }
      const { saveState } = state.get()
      if (saveState !== 'saving' && saveState !== 'waiting') state.update({ saveState: restState() })
      if (state.hasChanges()) timer.schedule(saveDelayMs)
    },
    /** Adds reasons for planning against allergens to the next requests. */
    addOverrides(overrides: readonly OverrideReason[]): void {
      reasons = { ...reasons, overrides: [...reasons.overrides, ...overrides] }
    },
    /**
     * Loads the week while no save runs, so that the answer cannot be older than what was saved.
     * @param apply called with the week before the next save
     */
    async loadAlone(apply: (latest: StoredPlanWeek) => void): Promise<void> {
      while (running) await running
      const loading = backend.load().then(apply)
      const finish = () => {
        running = undefined
      }
      running = loading.then(finish, finish)
      await loading
    },
    isIdle: () => running === undefined,
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
