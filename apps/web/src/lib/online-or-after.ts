/** Resolves when the browser reports `online`, or after the delay unless it knows that it is offline. */
export async function onlineOrAfter(delayMs: number): Promise<void> {
  const waiting = new AbortController()
  await new Promise((resolve) => {
    addEventListener('online', resolve, { signal: waiting.signal })
    if (navigator.onLine) setTimeout(resolve, delayMs)
  })
  waiting.abort()
}
