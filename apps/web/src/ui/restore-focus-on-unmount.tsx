import { useEffect, useState } from 'react'
import { restoreFocus } from './restore-focus.ts'

/**
 * Inside an overlay: returns the focus to the previously focused element, unless it has moved elsewhere. React Aria
 * does so only for overlays that are closed, not for those unmounted together with their owner.
 */
export function RestoreFocusOnUnmount() {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement) restoreFocus(origin)
    },
    [origin],
  )
  return null
}
