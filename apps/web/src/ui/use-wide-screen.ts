import { useSyncExternalStore } from 'react'

/** Minimum width for two columns. */
const wideQuery = '(min-width: 48rem)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(wideQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the screen is wide enough for two columns; true on the server. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => true,
  )
