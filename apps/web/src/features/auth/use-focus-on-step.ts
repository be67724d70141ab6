import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `focus` when `current` becomes true; not on the initial render. */
export function useFocusOnStep(current: boolean, focus: () => void): void {
  const focusStep = useEffectEvent(focus)
  const wasCurrent = useRef(current)
  useEffect(() => {
    if (current && !wasCurrent.current) focusStep()
    wasCurrent.current = current
  }, [current])
}
