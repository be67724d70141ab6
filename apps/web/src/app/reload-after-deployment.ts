/**
 * Reloads the page when a chunk cannot be loaded because a newer release has replaced it. When the connection is lost,
 * the page stays, with everything typed into it.
 */
export function reloadAfterDeployment(): void {
  addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (outdated) => outdated && location.reload(),
      // Offline.
      () => undefined,
    )
  })
}

/** Whether the server's current document no longer refers to this build's chunk. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.href)
  if (!response.ok) return false
  return !(await response.text()).includes(new URL(import.meta.url).pathname)
}
