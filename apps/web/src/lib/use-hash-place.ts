import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** What people do when they have found their own way. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Brings the place named in the address (`#passwort`) back into view once the page's data is there: what is loaded
 * above it has pushed it away. Not for someone who has begun to move by then.
 */
export function useHashPlace(): void {
  const { hash } = useLocation()
  const queries = useQueryClient()
  useEffect(() => {
    if (!hash || queries.isFetching() === 0) return
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    const forget = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return
      requestAnimationFrame(() => {
        if (!waiting.signal.aborted) document.getElementById(hash.slice(1))?.scrollIntoView()
        stop()
      })
    })
    waiting.signal.addEventListener('abort', forget)
    for (const move of ownMoves) addEventListener(move, stop, { signal: waiting.signal, passive: true })
    return stop
  }, [hash, queries])
}
