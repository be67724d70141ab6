import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/focus-on-mount.ts'
import { enclosingSections, focusFirstConnected, headingsIn } from '../../ui/nearest-heading.ts'

/**
 * Moves the focus to the nearest heading when the data replaces the prompt, whose button had the focus.
 * @returns ref of the prompt, and the callback for the given consent
 */
export function useFocusAfterConsent<Prompt extends HTMLElement>() {
  const prompt = useRef<Prompt>(null)
  const isGiven = useRef(false)
  useEffect(() => {
    const areas = enclosingSections(prompt.current?.parentElement ?? null)
    return () => {
      if (isGiven.current && isFocusLost()) focusFirstConnected(headingsIn(areas))
    }
  }, [])
  const onGiven = () => {
    isGiven.current = true
  }
  return { prompt, onGiven }
}
