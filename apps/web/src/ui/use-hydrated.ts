import { useSyncExternalStore } from 'react'

const nothing = () => () => undefined

/** False on the server and while its HTML is taken over; true once the page answers to its scripts. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
