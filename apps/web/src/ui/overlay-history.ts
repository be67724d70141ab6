/**
 * Open overlays in the browser history. Opening an overlay adds an entry with the same URL and the router's own state,
 * so that the browser's back button closes the overlay instead of leaving the page. The router never sees these
 * entries, because it is at their location already.
 *
 * An overlay that is closed by other means leaves its entry behind: going back by script could collide with a
 * navigation that the same click started. Such entries are reused by the next overlay of the page, and skipped on the
 * way back.
 */
interface OpenOverlay {
  /** Number of open overlays including this one, counted from 1. */
  readonly depth: number
  /**
   * Closes the overlay.
   * @returns false while it must not be closed
   */
  readonly close: () => boolean
}

interface EntryState {
  /** Key of the location in the router; the first location of a tab has none. */
  readonly key?: string
  /** Number of overlays that were open at this history entry. */
  readonly overlays?: number
}

const open: OpenOverlay[] = []

/** Current history entry, as far as this module has followed the history: its location and number of overlays. */
let current = { key: '', depth: 0 }

const readState = (state: unknown): EntryState => (state ?? {}) as EntryState

const entryOf = ({ key = 'default', overlays = 0 }: EntryState) => ({ key, depth: overlays })

/**
 * Registers an overlay that has opened.
 * @param close closes the overlay; returns false while it must not be closed
 * @returns a function to call when the overlay has closed, by whatever means
 */
export function registerOverlay(close: () => boolean): () => void {
  const overlay = { depth: open.length + 1, close }
  open.push(overlay)
  const state = readState(history.state)
  current = entryOf(state)
  if (current.depth < overlay.depth) {
    current.depth = overlay.depth
    history.pushState({ ...state, overlays: overlay.depth }, '')
  }
  return () => {
    const index = open.indexOf(overlay)
    if (index >= 0) open.splice(index, 1)
  }
}

/**
 * Follows the browser's back and forward buttons; started once per page.
 * @param locationKey key of the router's location
 * @returns a function that stops following
 */
export function followHistory(locationKey: () => string): () => void {
  current = entryOf(readState(history.state))
  const onPopState = (event: PopStateEvent) => {
    const previous = current
    current = entryOf(readState(event.state))
    const { key, depth } = current
    // Entries without overlays, or another location: left to the router. So is a step that it takes back, which leads to
    // its location from the entries of another.
    if ((depth === 0 && previous.depth === 0) || key !== previous.key || key !== locationKey()) return
    // Another entry of the router's current location: only the open overlays differ.
    event.stopImmediatePropagation()
    const closed = open.filter((overlay) => overlay.depth > depth).toReversed()
    if (closed.length === 0) {
      // The entry belongs to an overlay that was closed by other means: skip it.
      if (depth < previous.depth) history.back()
      else history.forward()
    } else if (!closed.every(({ close }) => close())) history.forward()
  }
  // Capture phase, so that it runs before the router's listener.
  addEventListener('popstate', onPopState, { capture: true })
  return () => removeEventListener('popstate', onPopState, { capture: true })
}
