const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll', 'touchstart', 'popstate'] as const

let interaction: Promise<void> | undefined

/** Settles when a person does something with the page for the first time, or has done so already. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      resolve()
    }
    // Whoever stands in a field already has begun before this script was there.
    if (document.activeElement && document.activeElement !== document.body) return resolve()
    for (const sign of signs) addEventListener(sign, begin, { signal: listening.signal, passive: true, capture: true })
  })
  return interaction
}
