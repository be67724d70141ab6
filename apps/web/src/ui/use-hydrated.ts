import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the page is hydrated: false on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
