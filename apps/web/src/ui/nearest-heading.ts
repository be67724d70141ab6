const areas = 'section, [role="dialog"], main, body'

/** First heading of each area around an element, from the inside out. */
export function headingsAround(element: Element | null): HTMLElement[] {
  const headings: HTMLElement[] = []
  for (let area = element?.closest(areas); area; area = area.parentElement?.closest(areas)) {
    const heading = area.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) headings.push(heading)
  }
  return headings
}

/** Focuses the first heading that is still on the page, without scrolling: people who use a mouse stay where they are. */
export function focusFirstConnected(headings: readonly HTMLElement[]): void {
  const heading = headings.find(({ isConnected }) => isConnected)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
