import type { ViewedQuery } from '../../../ui/query-view.tsx'

/**
 * A query whose cached answer is not shown: an editor begins with what the API holds now. Use with
 * `refetchOnMount: 'always'`.
 */
export const fresh = <Data>(
  query: ViewedQuery<Data> & { readonly isFetchedAfterMount: boolean },
): ViewedQuery<Data> => ({
  data: query.isFetchedAfterMount ? query.data : undefined,
  error: query.error,
  isRefetching: query.isRefetching,
  refetch: query.refetch,
})
