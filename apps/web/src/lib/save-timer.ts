/** Pause before the next attempt after lost connections in a row, in milliseconds. */
const retryDelaysMs = [2_000, 4_000, 8_000, 15_000]

/** Timer of an autosave: one pending attempt at a time, and longer pauses the more attempts have failed in a row. */
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
    /** Saves after a delay, unless an attempt is pending or the timer is stopped. */
    schedule,
    /** Schedules the next attempt after one that failed. */
    retry(): void {
      schedule(retryDelaysMs[Math.min(failuresInARow, retryDelaysMs.length - 1)] ?? 0)
      failuresInARow += 1
    },
    /** An attempt succeeded: pauses begin short again. */
    resetRetries(): void {
      failuresInARow = 0
    },
    /** Drops the pending attempt. */
    cancel(): void {
      clearTimeout(timer)
      timer = undefined
    },
    /** Schedules again after `stop`. */
    start(): void {
      isStopped = false
    },
    /** Schedules nothing any more. */
    stop(): void {
      isStopped = true
    },
  }
}
