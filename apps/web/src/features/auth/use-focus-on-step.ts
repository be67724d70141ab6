import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Calls `focus` when `current` becomes true, before the step can be used; not on the initial render. */
export function useFocusOnStep(current: boolean, focus: () => void): void {
  const focusStep = useEffectEvent(focus)
  const wasCurrent = useRef(current)
  useLayoutEffect(() => {
    if (current && !wasCurrent.current) focusStep()
    wasCurrent.current = current
  }, [current])
}
