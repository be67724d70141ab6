/** A `ref` that focuses its element on mount, for content that replaces a clicked button. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Whether nothing has the focus, because the focused element has been removed or disabled. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/** Like `focusOnMount`, unless the user has moved on to another element meanwhile; without scrolling. */
export function focusOnMountIfLost(element: HTMLElement | null): void {
  if (isFocusLost()) element?.focus({ preventScroll: true })
}

/** Like `focusOnMount`, with the element at the top of the view, for a section that appears below a clicked button. */
export function focusAtTopOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView()
}
