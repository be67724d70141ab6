import type { Answer, Endpoint } from '@kostbar/contracts/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import type { ProblemError } from './problem-error.ts'

interface CursorPage {
  items: { id: string }[]
  cursor: string | null
}

/** An endpoint whose only input is `?cursor`, and whose answer is a page of a list. */
type CursorEndpoint = Endpoint & { readonly method: 'GET' }

type Item<E extends CursorEndpoint> = Answer<E> extends { items: (infer I)[] } ? I : never

/**
 * A list that is loaded page by page.
 * @returns the infinite query with the items of all loaded pages as `data`; its key begins with the endpoint's path
 */
export function useCursorQuery<E extends CursorEndpoint>(endpoint: E) {
  const pages = useInfiniteQuery<CursorPage, ProblemError, { pages: CursorPage[] }, string[], string | undefined>({
    queryKey: [endpoint.path],
    initialPageParam: undefined,
    queryFn: ({ pageParam: cursor, signal }) => callPage(endpoint, { query: { cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
  return { ...pages, data: pages.data?.pages.flatMap(({ items }) => items) as Item<E>[] | undefined }
}

const callPage = call as unknown as (
  endpoint: Endpoint,
  request: { query: { cursor: string | undefined } },
  options: { signal: AbortSignal },
) => Promise<CursorPage>
