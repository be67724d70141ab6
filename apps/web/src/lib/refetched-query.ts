import type { ViewedQuery } from '../ui/query-view.tsx'

/**
 * Hides the cached answer of a query until it has been refetched, because an editor or a form must start with the API's
 * current state. Use with `refetchOnMount: 'always'`.
 */
export const refetched = <Data>(
  query: ViewedQuery<Data> & { readonly isFetchedAfterMount: boolean },
): ViewedQuery<Data> => ({
  data: query.isFetchedAfterMount ? query.data : undefined,
  error: query.error,
  isRefetching: query.isRefetching,
  refetch: query.refetch,
})
