import { readConsent } from '../../lib/consent.ts'
import { createStore } from '../../lib/external-store.ts'

/** `asked`: there is no consent yet. `reopened`: opened from the footer. */
export type BannerState = 'hidden' | 'asked' | 'reopened'

const store = createStore<BannerState>('hidden')

/** State of the cookie banner. */
export const banner = {
  subscribe: store.subscribe,
  state: store.get,
  hide: () => store.set('hidden'),
  /** Shows the banner, unless there is a consent or the page is framed. */
  askOnce: () => {
    if (store.get() === 'hidden' && !readConsent() && window.self === window.top) store.set('asked')
  },
}

/** Shows the cookie banner with the current consent. */
export const openCookieSettings = () => store.set('reopened')
