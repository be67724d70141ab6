import { useEffect, useEffectEvent } from 'react'

/**
 * Changes the step by arrow keys, Page Up, Page Down, Home and End.
 * @param steps number of steps
 */
export function useStepKeys(step: number, steps: number, onTurn: (step: number) => void): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: step + 1,
      ArrowLeft: step - 1,
      PageDown: step + 1,
      PageUp: step - 1,
      Home: 1,
      End: steps,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    event.preventDefault()
    onTurn(target)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turn(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
