/**
 * Number of animation frames to wait, about half a second, because the focused element may still be mounted, or the page
 * behind a closing dialog still inert.
 */
const maxFrames = 30

/**
 * Focuses an element once the currently focused one is removed, unless the focus has moved elsewhere by then.
 * @param fallback called when nothing has the focus in the end, because the element is removed or disabled as well
 */
export function restoreFocus(element: HTMLElement, fallback?: () => void): void {
  const { activeElement: initiallyFocused, body } = document
  const attempt = (framesLeft: number) => {
    const { activeElement } = document
    const hasMovedElsewhere = activeElement !== body && activeElement !== element && activeElement !== initiallyFocused
    if (hasMovedElsewhere) return
    if (!element.isConnected || framesLeft === 0) {
      if (activeElement === body) fallback?.()
      return
    }
    if (activeElement === body) element.focus()
    requestAnimationFrame(() => attempt(framesLeft - 1))
  }
  requestAnimationFrame(() => attempt(maxFrames))
}
