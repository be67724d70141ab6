const areas = 'section, [role="dialog"], main, body'

/** Areas around an element (sections, dialog, main content), from the inside out. */
export function enclosingSections(element: Element | null): Element[] {
  const around: Element[] = []
  for (let area = element?.closest(areas); area; area = area.parentElement?.closest(areas)) around.push(area)
  return around
}

/** Title of each area, in the same order: its `h1`, because a sidebar's heading may stand above it, or its first heading. */
export const headingsIn = (around: readonly Element[]): HTMLElement[] =>
  around.flatMap((area) => area.querySelector<HTMLElement>('h1') ?? area.querySelector<HTMLElement>('h2, h3') ?? [])

/** First heading of each area around an element, from the inside out. */
export const enclosingHeadings = (element: Element | null): HTMLElement[] => headingsIn(enclosingSections(element))

/** Focuses the first heading that is still on the page, without scrolling: people who use a mouse stay where they are. */
export function focusFirstConnected(headings: readonly HTMLElement[]): void {
  const heading = headings.find(({ isConnected }) => isConnected)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
