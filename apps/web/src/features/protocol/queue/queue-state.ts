import { createStore } from '../../../lib/external-store.ts'
import { nothingWaiting, type WaitingChanges } from './entries.ts'
import type { WaitingStorage } from './queue-parts.ts'

export interface QueueState {
  readonly waiting: WaitingChanges
  /**
   * `LOADING`: it is not known yet what waited before a reload. `OFFLINE`: the last attempt got no answer. `REFUSED`: the
   * API refused an entry, see `problem`.
   */
  readonly status: 'LOADING' | 'STORED' | 'SAVING' | 'OFFLINE' | 'REFUSED'
  readonly problem: string | null
}

/** State of a queue of entries. */
export function createQueueState(storage: WaitingStorage) {
  const store = createStore<QueueState>({ waiting: nothingWaiting, status: 'LOADING', problem: null })
  const waiting = () => store.get().waiting
  const setWaiting = (next: WaitingChanges) => store.set({ ...store.get(), waiting: next })
  return {
    store,
    waiting,
    /** Takes over what waits in the storage. */
    setWaiting,
    setStatus: (status: QueueState['status'], problem: string | null = null) =>
      store.set({ ...store.get(), status, problem }),
    /** Changes what waits, in the storage as well. */
    changeWaiting(change: (waiting: WaitingChanges) => WaitingChanges): void {
      const before = waiting()
      const next = change(before)
      setWaiting(next)
      void storage.save(next, before)
    },
  }
}

export type EntryQueueState = ReturnType<typeof createQueueState>
