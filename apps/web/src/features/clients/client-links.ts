/** Links to the clients' pages, one per row of the list. */
export const clientLinksIn = (area: HTMLElement | null) => [
  ...(area?.querySelectorAll<HTMLElement>('[data-client]') ?? []),
]

/** Index of the focused row; -1 when the focus is outside the list. */
export const focusedIndexOf = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
