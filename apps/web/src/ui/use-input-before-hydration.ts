import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Reports text typed into a server-rendered field before hydration; React fires no change event for it.
 * @param value the server-rendered value
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onInput: (typed: string) => void,
): void {
  const reportInput = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== value) onInput(typed)
  })
  useEffect(() => reportInput(), [])
}
