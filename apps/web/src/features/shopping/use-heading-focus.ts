import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/focus-on-mount.ts'
import { enclosingHeadings, focusFirstConnected } from '../../ui/nearest-heading.ts'

/**
 * Props for an area that can be removed with the focus in it: the nearest heading that stays on the page gets it then.
 * @param content element inside the area's headings
 */
export function useHeadingFocus(content: RefObject<HTMLElement | null>) {
  // Not reset when the focused element is removed: React reports no blur then.
  const hasFocus = useRef(false)
  useEffect(() => {
    const headings = enclosingHeadings(content.current)
    return () => {
      if (hasFocus.current && isFocusLost()) focusFirstConnected(headings)
    }
  }, [content])
  return {
    onFocus() {
      hasFocus.current = true
    },
    onBlur() {
      hasFocus.current = false
    },
  }
}
