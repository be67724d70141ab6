import { type RefObject, useEffect } from 'react'
import { isFocusLost } from './focus-on-mount.ts'
import { enclosingHeadings, focusFirstConnected } from './nearest-heading.ts'

/** Focuses the nearest heading when the component goes and the focus is lost with it, as with a button that was pressed. */
export function useHeadingFocusAfter(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const headings = enclosingHeadings(element.current)
    return () => {
      if (isFocusLost()) focusFirstConnected(headings)
    }
  }, [element])
}
