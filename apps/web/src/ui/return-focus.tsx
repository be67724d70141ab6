import { useEffect, useState } from 'react'

/**
 * Inside a window over the page: once it is gone, the focus goes back to where it was before, unless it has found another
 * place. React Aria does so for windows that are closed, but not for those that are taken away with what they belong to.
 */
export function ReturnFocus() {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement) requestAnimationFrame(() => giveBack(origin, patience))
    },
    [origin],
  )
  return null
}

/** For how many frames the page behind a window may stay out of reach after it. */
const patience = 12

function giveBack(origin: HTMLElement, frames: number) {
  const { activeElement, body } = document
  if (frames === 0 || !origin.isConnected || (activeElement !== body && activeElement !== origin)) return
  if (activeElement === body) origin.focus()
  requestAnimationFrame(() => giveBack(origin, frames - 1))
}
