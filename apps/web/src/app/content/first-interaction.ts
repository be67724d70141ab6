const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll', 'touchstart', 'popstate'] as const

let interaction: Promise<void> | undefined

/** Settles when a person does something with the page for the first time. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, begin, { signal: listening.signal, passive: true, capture: true })
  })
  return interaction
}
