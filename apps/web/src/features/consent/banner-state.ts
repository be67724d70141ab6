import { readConsent } from '../../lib/consent.ts'

type Listener = () => void

/** `asked`: nobody has decided yet. `reopened`: somebody wants to decide anew. */
export type BannerState = 'hidden' | 'asked' | 'reopened'

let state: BannerState = 'hidden'
const listeners = new Set<Listener>()

function become(next: BannerState) {
  state = next
  for (const listener of listeners) listener()
}

/** Whether the cookie banner is to be seen; for `useSyncExternalStore`. */
export const banner = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  state: () => state,
  hide: () => become('hidden'),
  /** Asks, unless there is a decision already or the page stands in somebody's frame. */
  askOnce: () => {
    if (state === 'hidden' && !readConsent() && window.self === window.top) become('asked')
  },
}

/** Shows the cookie banner once more, with the present choice. */
export const openCookieSettings = () => become('reopened')
