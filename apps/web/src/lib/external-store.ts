import { useSyncExternalStore } from 'react'

/** Notifies listeners of changes outside React. */
export interface ChangeEmitter {
  readonly emit: () => void
  /**
   * Adds a listener.
   * @returns a function that removes it
   */
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
 * A value from outside React, read again on each change.
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

/** Source of `useExternalValue` that notifies on `visibilitychange`: an open page becomes visible again. */
export const whenVisible = {
  subscribe(listener: () => void) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
