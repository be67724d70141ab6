const eventNames = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'click',
  'scroll',
  'touchstart',
  'popstate',
] as const

declare global {
  /** Of the document and not of a module: public pages have this module twice, inline and in the app. */
  var firstInteractionPromise: Promise<void> | undefined
}

/**
 * Whether the event is a pointer move without movement, which browsers dispatch when the layout shifts under a resting
 * pointer.
 */
const isSyntheticMove = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/** Resolves at the first interaction with the page: pointer, touch, key, focus, scroll or history navigation. */
export function firstInteraction(): Promise<void> {
  globalThis.firstInteractionPromise ??= new Promise((resolve) => {
    // A focused field is an interaction that happened before this script ran.
    if (document.activeElement && document.activeElement !== document.body) return resolve()
    const listening = new AbortController()
    const onInteraction = (event: Event) => {
      if (isSyntheticMove(event)) return
      listening.abort()
      resolve()
    }
    for (const name of eventNames)
      addEventListener(name, onInteraction, { signal: listening.signal, passive: true, capture: true })
  })
  return globalThis.firstInteractionPromise
}

/** Longest delay in ms of an import that waits for an interaction with the page. */
const maxDelayMs = 3_000

/**
 * Deferred imports: resolves when code that is not needed for the first view may be loaded, at the first interaction
 * with the page or three seconds after the call.
 */
export const whenUsedOrDelayed = (): Promise<void> =>
  Promise.race([firstInteraction(), new Promise<void>((resolve) => setTimeout(resolve, maxDelayMs))])
