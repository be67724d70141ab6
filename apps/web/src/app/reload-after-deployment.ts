/**
 * Reloads the page when a chunk fails to load because a newer release has replaced it. When the connection is lost, the
 * page and everything typed into it stay.
 */
export function reloadAfterDeployment(): void {
  addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (outdated) => outdated && location.reload(),
      // Offline: keep the page.
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
