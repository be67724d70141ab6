import type { Answer, Endpoint } from '@kostbar/contracts/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import type { ProblemError } from './problem-error.ts'

interface CursorPage {
  items: { id: string }[]
  cursor: string | null
}

/** GET endpoint of a list that takes only path parameters and `?cursor`, and answers with one page. */
type CursorEndpoint = Endpoint & { readonly method: 'GET' }

type Item<E extends CursorEndpoint> = Answer<E> extends { items: (infer I)[] } ? I : never

/**
 * List that is loaded page by page.
 * @param params values of the path's parameters
 * @returns the infinite query with the items of all loaded pages as `data`; its key begins with the endpoint's path
 */
export function useCursorQuery<E extends CursorEndpoint>(endpoint: E, params?: Readonly<Record<string, string>>) {
  const pages = useInfiniteQuery<CursorPage, ProblemError, { pages: CursorPage[] }, unknown[], string | undefined>({
    queryKey: params ? [endpoint.path, params] : [endpoint.path],
    initialPageParam: undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(endpoint, { ...(params && { params }), query: { cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
  return { ...pages, data: pages.data?.pages.flatMap(({ items }) => items) as Item<E>[] | undefined }
}

const callPage = call as unknown as (
  endpoint: Endpoint,
  request: { params?: Readonly<Record<string, string>>; query: { cursor: string | undefined } },
  options: { signal: AbortSignal },
) => Promise<CursorPage>
