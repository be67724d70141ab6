import { useCallback } from 'react'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** In the address. */
export const searchName = 'suche'

/** What is searched for; it is in the address, so that a reload, the way back or a sent link shows the same. */
export function useBlogSearch() {
  const { read, change } = useSearchParamState()
  return {
    search: read(searchName).slice(0, 200),
    searchFor: useCallback((wanted: string) => change({ [searchName]: wanted }, true), [change]),
  }
}
