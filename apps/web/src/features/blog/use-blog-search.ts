import { useCallback } from 'react'
import { searchParam } from '../../lib/content/story-filters.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Search of the blog, stored in the URL. */
export function useBlogSearch() {
  const { read, change } = useSearchParamState()
  return {
    search: read(searchParam),
    searchFor: useCallback((search: string) => change({ [searchParam]: search }, true), [change]),
  }
}
