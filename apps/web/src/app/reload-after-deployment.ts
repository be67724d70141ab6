/**
 * Loads the page anew when one of its chunks cannot be loaded because a newer release has replaced it. A lost
 * connection is not a newer release: then the page stays as it is, with everything typed into it.
 */
export function reloadAfterDeployment(): void {
  addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (outdated) => outdated && location.reload(),
      // Without a connection there is nothing to load.
      () => undefined,
    )
  })
}

/** Whether the server's document no longer asks for the file this code came in. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.href)
  if (!response.ok) return false
  return !(await response.text()).includes(new URL(import.meta.url).pathname)
}
