/** A `ref` that focuses its element on mount, for content that replaces a clicked button. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
