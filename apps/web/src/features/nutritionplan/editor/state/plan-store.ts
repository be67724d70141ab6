import type { Weekday } from '@kostbar/contracts/meals'
import type { OverrideReason } from '../../../../domain/conflicts/override-input.ts'
import { applyCommand, type PlanCommand } from './commands.ts'
import { addStep, type History, redoStep, undoStep } from './history.ts'
import type { EditorCause, PlanBackend, StoredPlanWeek } from './plan-backend.ts'
import { createPlanSaving } from './plan-saving.ts'
import { createPlanState } from './plan-state.ts'
import { conflictingKeys } from './unsaved-changes.ts'

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
  const state = createPlanState(initial, backend)
  const saving = createPlanSaving(state, backend, stepLabels.adopted)

  function change(history: History, cause: EditorCause): void {
    state.update({ history })
    saving.saveSoon(cause)
  }

  return {
    subscribe: state.subscribe,
    get: state.get,
    week: state.week,
    /** Applies a command as one undo step. @param label name of the step. @returns whether anything changed */
    dispatch(command: PlanCommand, label: string): boolean {
      const { history } = state.get()
      const next = addStep(history, applyCommand(history.week, command), label)
      if (next === history) return false
      change(next, command.type === 'fit' ? 'FIT' : 'EDIT')
      return true
    },
    /** Undoes the last step. @returns its label; undefined if there is none */
    undo(): string | undefined {
      const { history } = state.get()
      const previous = undoStep(history)
      if (previous) change(previous, 'UNDO')
      return previous && history.past.at(-1)?.label
    },
    /** Redoes the last undone step. @returns its label; undefined if there is none */
    redo(): string | undefined {
      const { history } = state.get()
      const next = redoStep(history)
      if (next) change(next, 'EDIT')
      return next && history.future.at(-1)?.label
    },
    /** Saves pending changes once the running request has ended. */
    flush: saving.flush,
    /** Resolves a conflict on a day; with `mine`, the local version overwrites the other. */
    resolveConflict(day: Weekday, choice: 'mine' | 'theirs'): void {
      const conflict = state.get().conflicts.find((other) => other.day === day)
      if (!conflict) return
      state.setStoredDay(day, conflict.theirs, conflict.version)
      state.update({ conflicts: state.get().conflicts.filter((other) => other !== conflict) })
      if (choice === 'theirs') {
        const { history } = state.get()
        const adopted = applyCommand(history.week, { type: 'adoptDay', day, content: conflict.theirs })
        state.update({ history: addStep(history, adopted, stepLabels.adopted) })
      }
      void saving.flush()
    },
    /** Retries the save with reasons for planning against allergens. */
    giveReasons(reasons: readonly OverrideReason[]): void {
      saving.addOverrides(reasons)
      state.update({ allergenConflicts: [] })
      void saving.flush()
    },
    /** Removes the newly planned items with allergen conflicts; those stored in the same meal before stay. */
    dropConflictingItems(label: string): void {
      const { allergenConflicts, history } = state.get()
      const keys = allergenConflicts.flatMap((conflict) => conflictingKeys(state.stored().week, history.week, conflict))
      const next = keys.reduce((changed, key) => applyCommand(changed, { type: 'remove', key }), history.week)
      state.update({ allergenConflicts: [] })
      change(addStep(history, next, label), 'EDIT')
    },
    /**
     * Reloads the week after the API has changed it (revision undone), as one undo step. Changes made meanwhile are
     * kept and saved afterwards.
     * @param countsAsSave whether the API made the change where this editor saves: in the draft, not in the released plan
     */
    async reload(label: string, countsAsSave: boolean): Promise<void> {
      if (countsAsSave) state.update({ savedAt: new Date().toISOString() })
      await saving.loadAlone((latest) => (state.hasChanges() ? state.merge : state.replace)(latest, label))
      if (state.hasChanges()) void saving.flush()
    },
    /** Reloads the week after its changes were discarded, as one undo step; unsaved changes are discarded, too. */
    reset: (label: string): Promise<void> => saving.loadAlone((latest) => state.replace(latest, label)),
    /** Whether the API has stored every change. */
    isSaved: () => !state.hasChanges() && saving.isIdle(),
    /** Resumes automatic retries after `stop`. */
    start: saving.start,
    /** Saves pending changes a last time; no retries afterwards. */
    stop: saving.stop,
  }
}

export type PlanStore = ReturnType<typeof createPlanStore>
