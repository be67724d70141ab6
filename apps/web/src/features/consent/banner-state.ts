import { readConsent } from '../../lib/consent.ts'
import { createStore } from '../../lib/external-store.ts'

/** `asked`: nobody has decided yet. `reopened`: somebody wants to decide anew. */
export type BannerState = 'hidden' | 'asked' | 'reopened'

const store = createStore<BannerState>('hidden')

/** State of the cookie banner. */
export const banner = {
  subscribe: store.subscribe,
  state: store.get,
  hide: () => store.set('hidden'),
  /** Asks, unless there is a decision already or the page stands in somebody's frame. */
  askOnce: () => {
    if (store.get() === 'hidden' && !readConsent() && window.self === window.top) store.set('asked')
  },
}

/** Shows the cookie banner once more, with the present choice. */
export const openCookieSettings = () => store.set('reopened')
