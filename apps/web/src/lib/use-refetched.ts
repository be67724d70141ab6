import { useState } from 'react'
import type { ViewedQuery } from '../ui/query-view.tsx'

/**
 * Hides the cached answer of a query until it has been fetched again, because an editor or a form must start with the
 * API's current state. If that fails, the query shows its error; later failures leave the data. Use with
 * `refetchOnMount: 'always'`.
 */
export function useRefetched<Data>({
  data,
  dataUpdatedAt,
  error,
  isRefetching,
  refetch,
}: ViewedQuery<Data> & { readonly dataUpdatedAt: number }): ViewedQuery<Data> {
  const [mountedAt] = useState(Date.now)
  return { data: dataUpdatedAt >= mountedAt ? data : undefined, error, isRefetching, refetch }
}
