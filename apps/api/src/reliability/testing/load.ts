/** Work that goes on while something happens to the API. */
export interface Load {
  /** Ends it and waits for the last step. @throws what a step threw */
  stop(): Promise<void>
}

/** Repeats a step over and over, `workers` at once. @param step gets a number that counts up from 0, and its worker's */
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

/** Waits until something holds. @returns the milliseconds it took @throws Error after `limitMs` */
export async function until(what: string, holds: () => unknown | Promise<unknown>, limitMs: number): Promise<number> {
  const started = performance.now()
  while (!(await holds())) {
    if (performance.now() - started > limitMs) throw new Error(`${what}: not within ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Math.round(performance.now() - started)
}
