import { useEffect, useEffectEvent } from 'react'

/**
 * Puts the focus into a page's first field where there is a keyboard anyway; on the phone it would cover half the page.
 * Whoever was faster than the script and types already stays in their field.
 */
export function useDesktopAutofocus(focus: () => void): void {
  const arrive = useEffectEvent(focus)
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (!isTyping && window.matchMedia('(pointer: fine)').matches) arrive()
  }, [])
}
