import { type QueryClient, type QueryKey, type QueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { ProblemError } from './problem-error.ts'

type PublicQueryOptions<Data> = QueryOptions<Data, ProblemError> & { readonly queryKey: QueryKey }

const serverCacheTtlMs = 15_000
const maxServerCacheEntries = 200

/**
 * API responses shared by all server-rendered pages; expired responses are used while the API fails (stale-if-error).
 */
const serverCache = new Map<string, { data: unknown; fetchedAt: number }>()

/**
 * `useQuery` for public data that is also fetched during server rendering (Suspense). When the API fails, the page is
 * rendered without the data and the browser fetches it. Never use it for a user's data: the server shares its cache
 * among all visitors.
 */
export function usePublicQuery<Data>(options: PublicQueryOptions<Data>) {
  const queries = useQueryClient()
  if (import.meta.env.SSR && !queries.getQueryState(options.queryKey)) use(fetchOnServer(queries, options))
  const result = useQuery(options)
  return import.meta.env.SSR ? { ...result, error: null } : result
}

async function fetchOnServer<Data>(queries: QueryClient, options: PublicQueryOptions<Data>): Promise<void> {
  const key = JSON.stringify(options.queryKey)
  const cached = serverCache.get(key)
  if (cached && Date.now() - cached.fetchedAt < serverCacheTtlMs) {
    queries.setQueryData(options.queryKey, cached.data as Data)
    return
  }
  try {
    const data = await queries.fetchQuery({ ...options, retry: false })
    if (serverCache.size >= maxServerCacheEntries) serverCache.clear()
    serverCache.set(key, { data, fetchedAt: Date.now() })
  } catch {
    if (cached) queries.setQueryData(options.queryKey, cached.data as Data)
  }
}
