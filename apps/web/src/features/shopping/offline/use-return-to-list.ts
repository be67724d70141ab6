import { useEffect } from 'react'
import { paths } from '../../../lib/paths.ts'

/**
 * Delays in ms before the attempts to reach the server; the last one is repeated. Browsers report `online` before a request
 * can succeed.
 */
const delaysMs = [0, 2_000, 5_000, 10_000, 30_000]

/** First delay on a page that was opened although the browser is online: it was just tried, and failed. */
const afterFailure = delaysMs.indexOf(10_000)

/** Whether the web server can be reached. */
const isReachable = async (signal: AbortSignal) => {
  try {
    return (await fetch('/health', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Opens the list itself as soon as the browser is online and the server can be reached. */
export function useReturnToList(): void {
  useEffect(() => {
    const left = new AbortController()
    let attempts = new AbortController()
    const leave = async (first: number) => {
      attempts.abort()
      attempts = new AbortController()
      const signal = AbortSignal.any([left.signal, attempts.signal])
      for (let index = first; ; index += 1) {
        const delayMs = delaysMs[Math.min(index, delaysMs.length - 1)]
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        if (signal.aborted || !navigator.onLine) return
        if (await isReachable(signal)) return location.replace(paths.shoppingAndNotes)
      }
    }
    addEventListener('online', () => void leave(0), { signal: left.signal })
    if (navigator.onLine) void leave(afterFailure)
    return () => left.abort()
  }, [])
}
