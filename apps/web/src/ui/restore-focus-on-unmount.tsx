import { useEffect, useState } from 'react'
import { restoreFocus } from './restore-focus.ts'

/**
 * Inside a window over the page: once it is gone, the focus goes back to where it was before, unless it has found another
 * place. React Aria does so for windows that are closed, but not for those that are taken away with what they belong to.
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
