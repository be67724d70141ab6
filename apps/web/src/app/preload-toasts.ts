/** Preloads the toast component, so that a lost connection can still be reported. */
export function preloadToasts(): void {
  import('../ui/toast-container.tsx').catch(() => {
    // Ignored: showing the first toast retries the import.
  })
}
