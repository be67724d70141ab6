import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './focus-on-mount.ts'
import { focusFirstConnected } from './nearest-heading.ts'

/**
 * Heading of a page while it loads, for screen readers. The loaded page brings a heading of its own: it gets the focus if
 * this one has it, as after opening the page, because the focus would be lost with this one.
 */
export function LoadingHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    return () => {
      if (!own || document.activeElement !== own) return
      // Runs right after the change that removes this heading, with the new one on the page, and before anything is painted.
      queueMicrotask(() => {
        if (isFocusLost()) focusFirstConnected([...document.querySelectorAll<HTMLElement>('main h1')])
      })
    }
  }, [])
  return (
    <h1 ref={heading} className="sr-only">
      {children}
    </h1>
  )
}
