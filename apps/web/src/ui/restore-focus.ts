/** Time to wait, because the focused element may still be mounted, or the page behind a closing dialog still inert. */
const maxWaitMs = 1000

/**
 * Focuses an element once the currently focused one is removed, unless the focus has moved elsewhere by then.
 * @param fallback called when nothing has the focus in the end, because the element is removed or disabled as well
 */
export function restoreFocus(element: HTMLElement, fallback?: () => void): void {
  const { activeElement: initiallyFocused, body } = document
  const deadline = performance.now() + maxWaitMs
  const attempt = () => {
    const { activeElement } = document
    const hasMovedElsewhere = activeElement !== body && activeElement !== element && activeElement !== initiallyFocused
    if (hasMovedElsewhere) return
    if (!element.isConnected || performance.now() > deadline) {
      if (activeElement === body) fallback?.()
      return
    }
    if (activeElement === body) element.focus()
    requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}
