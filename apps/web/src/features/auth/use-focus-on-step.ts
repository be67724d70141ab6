import { useEffect, useEffectEvent, useRef } from 'react'

/** Moves the focus into a step when it becomes the current one; not when the page opens with it. */
export function useFocusOnStep(current: boolean, focus: () => void): void {
  const arrive = useEffectEvent(focus)
  const before = useRef(current)
  useEffect(() => {
    if (current && !before.current) arrive()
    before.current = current
  }, [current])
}
