import type { Story } from '@kostbar/contracts/content'
import type { QueryClient } from '@tanstack/react-query'
import { allStoriesQuery } from '../../lib/content/all-stories-query.ts'
import { storiesQuery, storyPagesQuery } from '../../lib/content/queries.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import {
  blogPosts,
  latestPosts,
  lexiconEntries,
  newestPosts,
  pagesParam,
  searchParam,
  topicParam,
} from '../../lib/content/story-filters.ts'
import { paths } from '../../lib/paths.ts'

const maxBlogPages = 20

/**
 * Prefetches the data of lists on a story's page for server rendering. A failed prefetch is ignored here: the list
 * shows its own error state.
 */
export async function prefetchLists(
  { full_slug, content }: Story,
  search: URLSearchParams,
  queries: QueryClient,
  source: ContentSource,
): Promise<void> {
  const list = (filter: Parameters<typeof storiesQuery>[0]) => queries.prefetchQuery(storiesQuery(filter, source))
  if (content.component === 'blog_article') await list(latestPosts(full_slug))
  if (content.component !== 'page') return
  const blogs = content.body.filter((block) => block.component === 'blog_list')
  await Promise.all([
    ...blogs.map(({ category }) => {
      if (full_slug !== paths.blog.slice(1)) return list(newestPosts(category))
      const filter = blogPosts({ search: search.get(searchParam) ?? '', category: search.get(topicParam) || category })
      const pages = Math.min(Number(search.get(pagesParam)) || 1, maxBlogPages)
      return queries.prefetchInfiniteQuery({ ...storyPagesQuery(filter, source), pages })
    }),
    ...(full_slug === paths.lexicon.slice(1) ? [queries.prefetchQuery(allStoriesQuery(lexiconEntries(), source))] : []),
  ])
}
