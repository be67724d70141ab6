import type { StoryFilter } from '@kostbar/contracts/content'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserSource } from './browser-source.ts'
import type { ContentSource } from './source.ts'

/** First element of all content query keys. */
export const contentKey = 'content'

/** Milliseconds for which stories count as fresh; published stories change rarely, and a reload fetches them again. */
export const storiesStaleTime = 5 * 60_000

/**
 * Query of a page's story with its related stories.
 * @param slug from `parseSlug(pathname)`, for example `blog/x`
 */
export const contentQuery = (slug: string, source: ContentSource = browserSource) =>
  queryOptions({
    queryKey: [contentKey, 'story', slug],
    queryFn: () => source.story(slug),
    staleTime: storiesStaleTime,
  })

/** Query of one page of a story list, without the stories' bodies; newest first. */
export const storiesQuery = (filter: StoryFilter, source: ContentSource = browserSource) =>
  queryOptions({
    queryKey: [contentKey, 'stories', filter],
    queryFn: () => source.stories(filter),
    staleTime: storiesStaleTime,
    placeholderData: keepPreviousData,
  })

/** Query of a story list that grows page by page ('Mehr zeigen'). */
export const storyPagesQuery = (filter: Omit<StoryFilter, 'page'>, source: ContentSource = browserSource) =>
  infiniteQueryOptions({
    queryKey: [contentKey, 'story-pages', filter],
    queryFn: ({ pageParam }) => source.stories({ ...filter, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    staleTime: storiesStaleTime,
    placeholderData: keepPreviousData,
  })

/** Query of the settings story (site name, menu, footer); fetched once per document. */
export const settingsQuery = (source: ContentSource = browserSource) =>
  queryOptions({ queryKey: [contentKey, 'settings'], queryFn: () => source.settings(), staleTime: Infinity })
