import type { StoryFilter } from '@kostbar/contracts/content'
import { queryOptions } from '@tanstack/react-query'
import { browserSource } from './browser-source.ts'
import { contentKey, storiesStaleTime } from './queries.ts'
import type { ContentSource } from './source.ts'

/** Query of all stories of a list, without the stories' bodies; its pages are fetched together once their number is known. */
export const allStoriesQuery = (filter: Omit<StoryFilter, 'page'>, source: ContentSource = browserSource) =>
  queryOptions({
    queryKey: [contentKey, 'all-stories', filter],
    queryFn: async () => {
      const first = await source.stories({ ...filter, page: 1 })
      const pageCount = Math.ceil(first.total / first.perPage)
      const others = await Promise.all(
        Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
          source.stories({ ...filter, page: index + 2 }),
        ),
      )
      return [first, ...others].flatMap(({ stories }) => stories)
    },
    staleTime: storiesStaleTime,
  })
