import { useSearchParamState } from './search-param-state.ts'

/** Page number from the URL, counted from 1; 1 for an invalid text. */
export const parsePageNumber = (text: string) => Math.max(1, Math.trunc(Number(text)) || 1)

/** Page of a list, stored in the URL: its number, counted from 1, and a function to turn to another. */
export function usePageParam(name = 'seite') {
  const { read, change } = useSearchParamState()
  return {
    page: parsePageNumber(read(name)),
    setPage: (page: number) => change({ [name]: page > 1 ? String(page) : '' }, false),
  }
}
