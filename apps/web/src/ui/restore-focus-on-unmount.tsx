import { useEffect, useState } from 'react'
import { enclosingSections, focusFirstConnected, headingsIn } from './nearest-heading.ts'
import { restoreFocus } from './restore-focus.ts'

/** The focused element; for the entry of a menu, which closes with the choice, the button that opened the menu. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (trigger && document.getElementById(trigger)) || focused
}

/**
 * Inside an overlay or bar: returns the focus to the previously focused element, unless it has moved elsewhere. React
 * Aria does so only for overlays that are closed, not for those unmounted together with their owner. If the element is
 * gone or disabled, for example the button of a deleted row, the nearest heading gets the focus: that of the next page if
 * the whole page is gone.
 */
export function RestoreFocusOnUnmount() {
  const [origin] = useState(() => openerOf(document.activeElement))
  const [areas] = useState(() => enclosingSections(origin))
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement) restoreFocus(origin, () => focusFirstConnected(headingsIn(areas)))
    },
    [origin, areas],
  )
  return null
}
