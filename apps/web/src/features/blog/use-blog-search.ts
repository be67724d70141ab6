import { useCallback } from 'react'
import { pagesParam, searchParam, topicParam } from '../../lib/content/story-filters.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Search, topic and number of list pages of the blog, stored in the URL. */
export function useBlogSearch() {
  const { read, change } = useSearchParamState()
  return {
    search: read(searchParam),
    topic: read(topicParam),
    chooseTopic: (topic: string) => change({ [topicParam]: topic, [pagesParam]: '' }, true),
    showAll: () => change({ [searchParam]: '', [topicParam]: '', [pagesParam]: '' }, true),
    /** Keeps how many list pages are shown, for the way back from an article. */
    keepPages: (pages: number) => {
      if (read(pagesParam) !== String(pages)) change({ [pagesParam]: String(pages) }, true)
    },
    searchFor: useCallback((search: string) => change({ [searchParam]: search, [pagesParam]: '' }, true), [change]),
  }
}
