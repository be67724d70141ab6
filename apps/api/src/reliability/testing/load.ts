/** Background load: a step that workers repeat until it is stopped. */
export interface Load {
  /** Stops after the current steps. @throws the error of a step, if one failed */
  stop(): Promise<void>
}

/** Repeats a step with `workers` concurrent workers. @param step receives a counter from 0 and the worker's number */
export function startLoad(workers: number, step: (count: number, worker: number) => Promise<unknown>): Load {
  let count = 0
  let running = true
  const work = async (_value: undefined, worker: number) => {
    while (running) await step(count++, worker)
  }
  const all = Promise.all(Array.from({ length: workers }, work)).finally(() => {
    running = false
  })
  all.catch(() => undefined)
  return {
    stop: async () => {
      running = false
      await all
    },
  }
}

/** Limit in ms that only ends waits that hang; a machine may pause for most of a minute. */
export const hangTimeoutMs = 180_000

/**
 * Polls a condition every 50 ms.
 * @param timeoutMs limit, where the product guarantees one
 * @returns milliseconds until it held
 * @throws Error after `timeoutMs`
 */
export async function waitUntil(
  what: string,
  holds: () => unknown | Promise<unknown>,
  timeoutMs = hangTimeoutMs,
): Promise<number> {
  const started = performance.now()
  while (!(await holds())) {
    if (performance.now() - started > timeoutMs) throw new Error(`${what}: not within ${timeoutMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Math.round(performance.now() - started)
}
