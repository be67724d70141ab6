import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { onQueriesLoaded } from './on-queries-loaded.ts'

const userInputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the hash target (`#passwort`) again once the page's queries have loaded, because content above the target
 * has moved it. User input cancels it. Call it in the page's component: the queries of its sections have begun by then.
 */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  const queries = useQueryClient()
  useEffect(() => {
    if (!hash || queries.isFetching() === 0) return
    const cancelled = new AbortController()
    const cancel = () => cancelled.abort()
    const unsubscribe = onQueriesLoaded(queries, () =>
      requestAnimationFrame(() => {
        if (!cancelled.signal.aborted) document.getElementById(hash.slice(1))?.scrollIntoView()
        cancel()
      }),
    )
    cancelled.signal.addEventListener('abort', unsubscribe)
    for (const event of userInputEvents) addEventListener(event, cancel, { signal: cancelled.signal, passive: true })
    return cancel
  }, [hash, queries])
}
