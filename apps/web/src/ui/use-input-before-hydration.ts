import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes over what somebody typed into a field the server had drawn, before its script was there. Otherwise the field
 * would show words that nobody acts upon.
 * @param value what the field was drawn with
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  take: (typed: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== value) take(typed)
  })
  useEffect(() => takeOver(), [])
}
