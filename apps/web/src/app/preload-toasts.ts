/** Preloads the toast component, so that it can report a lost connection. */
export function preloadToasts(): void {
  import('../ui/toast-container.tsx').catch(() => {
    // The first toast retries.
  })
}
