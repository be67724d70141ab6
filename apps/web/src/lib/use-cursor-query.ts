import type { Answer, Endpoint, Request } from '@kostbar/contracts/endpoint'
import { type keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import type { ProblemError } from './problem-error.ts'

interface CursorPage {
  items: { id: string }[]
  cursor: string | null
}

/** GET endpoint of a list that takes `?cursor` and answers with one page. */
type CursorEndpoint = Endpoint & { readonly method: 'GET' }

type Item<E extends CursorEndpoint> = Answer<E> extends { items: (infer I)[] } ? I : never

interface CursorOptions {
  /** As in TanStack Query. */
  readonly staleTime?: number
  /** As in TanStack Query. */
  readonly placeholderData?: typeof keepPreviousData
  /** Further part of the query key; the list is loaded again when it changes. */
  readonly key?: unknown
}

/**
 * List that is loaded page by page.
 * @param request parameters of the path and filters of the list
 * @returns the infinite query with the items of all loaded pages as `data`, and the newest answer of the first page as
 *   `first`, for what it tells beside the items; its key begins with the endpoint's path
 */
export function useCursorQuery<E extends CursorEndpoint>(
  endpoint: E,
  request?: Request<E> & { readonly query?: object },
  { key, ...options }: CursorOptions = {},
) {
  const pages = useInfiniteQuery<CursorPage, ProblemError, { pages: CursorPage[] }, unknown[], string | undefined>({
    ...options,
    queryKey: [endpoint.path, request, key],
    initialPageParam: undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(endpoint, { ...request, query: { ...request?.query, cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
  return {
    ...pages,
    data: pages.data?.pages.flatMap(({ items }) => items) as Item<E>[] | undefined,
    first: pages.data?.pages[0] as Answer<E> | undefined,
  }
}

const callPage = call as unknown as (
  endpoint: Endpoint,
  request: object,
  options: { signal: AbortSignal },
) => Promise<CursorPage>
