import { useEffect } from 'react'
import { paths } from '../../../lib/paths.ts'

/** Delays in ms before the attempts to reach the server; browsers report `online` before a request can succeed. */
const delaysMs = [0, 2_000, 5_000, 10_000]

/** Whether the web server can be reached. */
const isReachable = async (signal: AbortSignal) => {
  try {
    return (await fetch('/health', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Opens the list itself once the browser reports `online`, and the server can be reached. */
export function useReturnToList(): void {
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const leave = async () => {
      for (const delayMs of delaysMs) {
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        if (signal.aborted || !navigator.onLine) return
        if (await isReachable(signal)) return location.replace(paths.shoppingAndNotes)
      }
    }
    addEventListener('online', () => void leave(), { signal })
    return () => left.abort()
  }, [])
}
