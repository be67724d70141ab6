import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
