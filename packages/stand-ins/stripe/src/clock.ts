import type { Store } from './store/store.ts'

export type Clock = {
  /** Unix seconds. */
  now(): number
  /** Runs a function as if it were another moment. */
  at<T>(moment: number, run: () => T): T
  /** How many seconds it is ahead of the machine's clock. */
  ahead(): number
  /** Goes on from a later moment; what is due by then is the caller's to do. */
  jump(moment: number): void
}

/**
 * The stand-in's time: the machine's, moved on by what somebody has skipped. What was skipped is kept.
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
