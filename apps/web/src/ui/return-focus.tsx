import { useEffect, useState } from 'react'
import { focusSoon } from './focus-soon.ts'

/**
 * Inside a window over the page: once it is gone, the focus goes back to where it was before, unless it has found another
 * place. React Aria does so for windows that are closed, but not for those that are taken away with what they belong to.
 */
export function ReturnFocus() {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement) focusSoon(origin)
    },
    [origin],
  )
  return null
}
