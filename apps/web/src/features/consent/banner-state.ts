import { readConsent } from '../../lib/consent.ts'
import { createStore } from '../../lib/external-store.ts'

/** `initial`: no choice is stored yet. `reopened`: opened from the footer. */
export type BannerState = 'hidden' | 'initial' | 'reopened'

const store = createStore<BannerState>('hidden')

/** State of the cookie banner. */
export const banner = {
  subscribe: store.subscribe,
  state: store.get,
  hide: () => store.set('hidden'),
  /** Shows the banner unless a consent is stored or the page is in a frame. */
  showUnlessDecided: () => {
    if (store.get() === 'hidden' && !readConsent() && window.self === window.top) store.set('initial')
  },
}

/** Shows the cookie banner with the current consent. */
export const openCookieSettings = () => store.set('reopened')
