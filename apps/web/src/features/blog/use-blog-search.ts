import { useCallback } from 'react'
import { searchParam, topicParam } from '../../lib/content/story-filters.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Search and topic of the blog, stored in the URL. */
export function useBlogSearch() {
  const { read, change } = useSearchParamState()
  return {
    search: read(searchParam),
    topic: read(topicParam),
    chooseTopic: (topic: string) => change({ [topicParam]: topic }, true),
    showAll: () => change({ [searchParam]: '', [topicParam]: '' }, true),
    searchFor: useCallback((search: string) => change({ [searchParam]: search }, true), [change]),
  }
}
