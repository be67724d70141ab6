import { useEffect, useEffectEvent } from 'react'

/**
 * Focuses a page's first field on devices with a mouse; on phones the keyboard would cover half the page. Skipped when a
 * field already has the focus.
 */
export function useDesktopAutofocus(focus: () => void): void {
  const autofocus = useEffectEvent(focus)
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (!isTyping && window.matchMedia('(pointer: fine)').matches) autofocus()
  }, [])
}
