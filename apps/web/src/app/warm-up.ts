/** Loads what has to be there when the connection is lost: the toasts that say so. */
export function warmUp(): void {
  import('../ui/toast-container.tsx').catch(() => {
    // The first toast tries again.
  })
}
