/** A mounted page with unsaved changes. */
export interface LeaveGuard {
  /** Whether a navigation waits until the changes are saved. */
  readonly isLeaving: () => boolean
  /** Asks the user whether the changes may be lost; true when they may. */
  readonly confirm: () => Promise<boolean>
  /** Lets the next navigation pass without asking again. */
  readonly release: () => void
}

const guards = new Set<LeaveGuard>()

/** A mark for each part of a page with something unsaved, whether or not a guard asks about it. */
const unsaved = new Set<symbol>()

/** Registers a page with unsaved changes. @returns a function that removes it, for use as an effect's clean-up */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Marks something as unsaved, for signing out and lost sessions. @returns a function that removes the mark */
export function markUnsaved(): () => void {
  const mark = Symbol()
  unsaved.add(mark)
  return () => void unsaved.delete(mark)
}

/** Whether something on the page is unsaved. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0

/** Whether something on the page is unsaved that no guard asks about. */
export const hasUnguardedChanges = (): boolean => unsaved.size > 0 && guards.size === 0

/** Whether a navigation waits until changes are saved; a form that has just saved them must not navigate elsewhere. */
export const isLeaving = (): boolean => [...guards].some((guard) => guard.isLeaving())

/**
 * Asks about unsaved changes before an action that ends in a navigation but has effects before it, such as signing out;
 * true when there are none or the user gives them up.
 */
export async function confirmLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard.confirm())) return false
  return true
}

/**
 * Lets the next navigation pass: after `confirmLeave`, when the action has succeeded, or when a form closes whose changes
 * are saved or given up.
 */
export function releaseLeaveGuards(): void {
  for (const guard of guards) guard.release()
}

/** Gives up everything unsaved: nothing asks about it any more, neither before navigations nor before the page is closed. */
export function giveUpChanges(): void {
  releaseLeaveGuards()
  unsaved.clear()
}
