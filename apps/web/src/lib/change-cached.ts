import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes cached data as the API has confirmed it. A refetch of the queries that is running starts again: its answer may
 * have been read before, and would overwrite the change.
 * @param queryKey of the queries that `change` changes, or the beginning of it
 */
export async function changeCached(queries: QueryClient, queryKey: QueryKey, change: () => void): Promise<void> {
  const isRefetching = queries.isFetching({ queryKey }) > 0
  if (isRefetching) await queries.cancelQueries({ queryKey })
  change()
  if (isRefetching) void queries.invalidateQueries({ queryKey })
}
