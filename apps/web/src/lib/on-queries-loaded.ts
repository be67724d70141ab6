import type { QueryClient } from '@tanstack/react-query'

/**
 * Calls back once when no query is loading any more; at once if none is. Call it in an effect of the page: the queries
 * of its sections have begun by then.
 * @returns cancels it
 */
export function onQueriesLoaded(queries: QueryClient, callback: () => void): () => void {
  if (queries.isFetching() === 0) {
    callback()
    return () => undefined
  }
  const unsubscribe = queries.getQueryCache().subscribe(() => {
    if (queries.isFetching() > 0) return
    unsubscribe()
    callback()
  })
  return unsubscribe
}
