import { useSyncExternalStore } from 'react'

/** Notifies listeners of changes outside React. */
export interface ChangeEmitter {
  readonly emit: () => void
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void
}

export function createChangeEmitter(): ChangeEmitter {
  const listeners = new Set<() => void>()
  return {
    emit: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * A value that is read from outside React, read again with each change.
 * @param serverValue used on the server and during hydration
 */
export const useExternalValue = <Value>(
  { subscribe }: Pick<ChangeEmitter, 'subscribe'>,
  read: () => Value,
  serverValue: Value,
): Value => useSyncExternalStore(subscribe, read, () => serverValue)

/** A value held outside React; components read it with `useExternalValue(store, store.get, …)`. */
export function createStore<Value>(initial: Value) {
  const { subscribe, emit } = createChangeEmitter()
  let current = initial
  return {
    subscribe,
    get: () => current,
    set: (value: Value) => {
      current = value
      emit()
    },
  }
}
