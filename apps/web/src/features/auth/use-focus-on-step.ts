import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `focus` when a step becomes the current one; not on the initial render. */
export function useFocusOnStep(current: boolean, focus: () => void): void {
  const focusStep = useEffectEvent(focus)
  const wasCurrent = useRef(current)
  useEffect(() => {
    if (current && !wasCurrent.current) focusStep()
    wasCurrent.current = current
  }, [current])
}
