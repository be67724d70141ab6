import { type QueryClient, type QueryKey, type QueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { ProblemError } from './problem-error.ts'

type Options<Data> = QueryOptions<Data, ProblemError> & { readonly queryKey: QueryKey }

/** How long the server takes an answer for the present one, in milliseconds. */
const fresh = 15_000
/** How many answers the server keeps. */
const most = 200

/** Answers the server has put into pages; an older one stands in while the API does not answer. */
const copies = new Map<string, { data: unknown; at: number }>()

/**
 * Asks for what a page shows to everybody. The server waits for it, so that it is part of the page; when it does not
 * come, the page stands without it and the browser asks again. Never for what belongs to one person.
 */
export function usePageQuery<Data>(options: Options<Data>) {
  const queries = useQueryClient()
  if (import.meta.env.SSR && !queries.getQueryState(options.queryKey)) use(loadForPage(queries, options))
  const result = useQuery(options)
  return import.meta.env.SSR ? { ...result, error: null } : result
}

async function loadForPage<Data>(queries: QueryClient, options: Options<Data>): Promise<void> {
  const key = JSON.stringify(options.queryKey)
  const copy = copies.get(key)
  if (copy && Date.now() - copy.at < fresh) {
    queries.setQueryData(options.queryKey, copy.data as Data)
    return
  }
  try {
    const data = await queries.fetchQuery({ ...options, retry: false })
    if (copies.size >= most) copies.clear()
    copies.set(key, { data, at: Date.now() })
  } catch {
    // The page stands without it, or with what it showed last.
    if (copy) queries.setQueryData(options.queryKey, copy.data as Data)
  }
}
