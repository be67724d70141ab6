/** As the `ref` of what takes the place of a pressed button: the focus goes on to it, as the button is gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
