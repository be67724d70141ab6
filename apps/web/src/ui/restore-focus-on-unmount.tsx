import { useEffect, useState } from 'react'
import { restoreFocus } from './restore-focus.ts'

const areas = 'section, [role="dialog"], main, body'

/** First heading of each area around an element, from the inside out. */
function headingsAround(element: Element | null): HTMLElement[] {
  const headings: HTMLElement[] = []
  for (let area = element?.closest(areas); area; area = area.parentElement?.closest(areas)) {
    const heading = area.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) headings.push(heading)
  }
  return headings
}

/** Focuses a heading without scrolling: people who use a mouse stay where they are. */
function focusHeading(heading: HTMLElement | undefined): void {
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Inside an overlay: returns the focus to the previously focused element, unless it has moved elsewhere. React Aria
 * does so only for overlays that are closed, not for those unmounted together with their owner. If the element is gone
 * or disabled, for example the button of a deleted row, the nearest heading gets the focus.
 */
export function RestoreFocusOnUnmount() {
  const [origin] = useState(() => document.activeElement)
  const [headings] = useState(() => headingsAround(origin))
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement)
        restoreFocus(origin, () => focusHeading(headings.find((heading) => heading.isConnected)))
    },
    [origin, headings],
  )
  return null
}
