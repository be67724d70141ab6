/** For how many frames what had the focus may still be there, or the page behind a closing window out of reach. */
const patience = 12

/** Moves the focus to an element once what has it now is gone, unless it has found another place by then. */
export function restoreFocus(element: HTMLElement): void {
  const { activeElement: before, body } = document
  const attempt = (frames: number) => {
    const { activeElement } = document
    const isElsewhere = activeElement !== body && activeElement !== element && activeElement !== before
    if (frames === 0 || !element.isConnected || isElsewhere) return
    if (activeElement === body) element.focus()
    requestAnimationFrame(() => attempt(frames - 1))
  }
  requestAnimationFrame(() => attempt(patience))
}
