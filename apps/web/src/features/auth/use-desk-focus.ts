import { useEffect, useEffectEvent } from 'react'

/** Puts the focus into a page's first field where there is a keyboard anyway; on the phone it would cover half the page. */
export function useDeskFocus(focus: () => void): void {
  const arrive = useEffectEvent(focus)
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) arrive()
  }, [])
}
