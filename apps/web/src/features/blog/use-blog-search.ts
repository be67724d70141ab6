import { useCallback } from 'react'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Search parameter. */
export const searchParam = 'suche'

/** Search of the blog, stored in the URL. Cut to 200 characters. */
export function useBlogSearch() {
  const { read, change } = useSearchParamState()
  return {
    search: read(searchParam).slice(0, 200),
    searchFor: useCallback((search: string) => change({ [searchParam]: search }, true), [change]),
  }
}
