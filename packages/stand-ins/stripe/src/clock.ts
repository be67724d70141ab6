import type { Store } from './store/store.ts'

export type Clock = {
  /** Unix seconds. */
  now(): number
  /** Runs a function with another current time. */
  at<T>(moment: number, run: () => T): T
  /** Offset to the system clock in seconds. */
  ahead(): number
  /** Jumps to a later time without running what is due. */
  jump(moment: number): void
}

/**
 * The stand-in's clock: system time plus a stored offset.
 * @param machineTime in milliseconds
 */
export function openClock(store: Store, machineTime: () => number): Clock {
  let moment: number | undefined
  const ahead = () => store.find('clock', 'clock')?.ahead ?? 0
  const machineSeconds = () => Math.floor(machineTime() / 1000)
  return {
    now: () => moment ?? machineSeconds() + ahead(),
    at(other, run) {
      const before = moment
      moment = other
      try {
        return run()
      } finally {
        moment = before
      }
    },
    ahead,
    jump(later) {
      store.put({ object: 'clock', id: 'clock', created: 0, ahead: later - machineSeconds() })
    },
  }
}
