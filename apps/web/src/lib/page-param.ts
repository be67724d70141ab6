import { useSearchParamState } from './search-param-state.ts'

/** Largest page number that the API takes. */
export const maxPage = 1_000_000

/** Page number from the URL, counted from 1; 1 for an invalid text, `maxPage` for a larger one. */
export const parsePageNumber = (text: string) => Math.min(Math.max(1, Math.trunc(Number(text)) || 1), maxPage)

/** Page of a list, stored in the URL: its number, counted from 1, and a function to turn to another. */
export function usePageParam(name = 'seite') {
  const { read, change } = useSearchParamState()
  return {
    page: parsePageNumber(read(name)),
    setPage: (page: number) => change({ [name]: page > 1 ? String(page) : '' }, false),
  }
}
