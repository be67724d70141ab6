import { useSyncExternalStore } from 'react'

const mediaQuery = '(prefers-reduced-motion: reduce)'

/** Whether the operating system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia(mediaQuery).matches

/** `prefersReducedMotion`, updated on change; true on the server. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true)

function subscribe(listener: () => void) {
  const list = matchMedia(mediaQuery)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
