import type { ProblemError } from './problem-error.ts'

/**
 * State of an autosave:
 * - `saved`: no unsaved changes; `unsaved`: changes will be saved within a second; `saving`: request is running
 * - `waiting`: no connection; retried automatically
 * - `failed`: the API refuses the change; retried with the next one
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'failed'

const retriedCodes: ReadonlySet<string> = new Set(['offline', 'unavailable', 'too_many_requests'])

/** Whether an autosave that failed with this error is repeated automatically. */
export const isRetried = ({ code }: ProblemError): boolean => retriedCodes.has(code)

/** Delays in ms before the next attempt, by the number of consecutive failures. */
const retryDelaysMs = [2_000, 4_000, 8_000, 15_000]

/** Timer of an autosave: one pending attempt at a time, with longer delays after consecutive failures. */
export function createSaveTimer(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failuresInARow = 0
  let isStopped = false

  const schedule = (delayMs: number): void => {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      save()
    }, delayMs)
  }

  return {
    /** Schedules a save after a delay, unless an attempt is pending or the timer is stopped. */
    schedule,
    /** Schedules the next attempt after a failed one. */
    retry(): void {
      schedule(retryDelaysMs[Math.min(failuresInARow, retryDelaysMs.length - 1)] ?? 0)
      failuresInARow += 1
    },
    /** Resets the delay after a successful attempt. */
    resetRetries(): void {
      failuresInARow = 0
    },
    /** Cancels the pending attempt. */
    cancel(): void {
      clearTimeout(timer)
      timer = undefined
    },
    /** Allows scheduling again after `stop`. */
    start(): void {
      isStopped = false
    },
    /** Prevents further scheduling until `start`. */
    stop(): void {
      isStopped = true
    },
  }
}
