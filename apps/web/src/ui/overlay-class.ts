const layerClass =
  'fixed inset-0 z-40 transition-opacity duration-(--steady) data-entering:opacity-0 data-exiting:opacity-0'

/** CSS classes of an overlay's backdrop; React Aria sets the data attributes during transitions. */
export const backdropClass = `${layerClass} bg-veil`

/** CSS classes of a backdrop that hides the page. */
export const opaqueBackdropClass = `${layerClass} bg-sunk`

/** CSS classes of an overlay's close button. */
export const closeClass =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors duration-(--quick) hover:bg-sage hover:text-ink'
