/** A `ref` that focuses its element on mount, for content that replaces a clicked button. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Like `focusOnMount`, with the element at the top of the view, for a section that appears below a clicked button. */
export function focusAtTopOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView()
}
