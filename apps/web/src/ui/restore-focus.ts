/**
 * Number of animation frames to wait, because the focused element may still be mounted, or the page behind a closing
 * dialog still inert.
 */
const maxFrames = 12

/** Focuses an element once the currently focused one is removed, unless the focus has moved elsewhere by then. */
export function restoreFocus(element: HTMLElement): void {
  const { activeElement: initiallyFocused, body } = document
  const attempt = (framesLeft: number) => {
    const { activeElement } = document
    const hasMovedElsewhere = activeElement !== body && activeElement !== element && activeElement !== initiallyFocused
    if (framesLeft === 0 || !element.isConnected || hasMovedElsewhere) return
    if (activeElement === body) element.focus()
    requestAnimationFrame(() => attempt(framesLeft - 1))
  }
  requestAnimationFrame(() => attempt(maxFrames))
}
