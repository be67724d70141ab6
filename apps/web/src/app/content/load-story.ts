import type { Story } from '@kostbar/contracts/content'
import type { StoryComponent } from '@kostbar/contracts/content-model'
import type { QueryClient } from '@tanstack/react-query'
import { contentQuery } from '../../lib/content/queries.ts'
import { isStoryPath, parseSlug } from '../../lib/content/slug.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { storyHead } from '../../lib/content/story-head.ts'
import type { RoutePageData } from '../page-info.ts'
import { prefetchLists } from './prefetch-lists.ts'

const notFound: RoutePageData = { head: { title: 'Seite nicht gefunden' }, status: 404 }

interface StoryRequest {
  readonly url: URL
  /** Content component that the route shows. */
  readonly component: StoryComponent
  readonly queries: QueryClient
  readonly content: ContentSource
}

/**
 * Loads the story of a URL into the query cache, and the lists on its page. In browsers this module is loaded with the
 * first navigation to a content page, or after hydration.
 * @throws Error when the content service cannot be reached
 */
export async function loadStory({ url, component, queries, content }: StoryRequest): Promise<RoutePageData> {
  const slug = parseSlug(url.pathname)
  // Other spellings of a path, such as `//x` and `/x%2Fy`, have no page: each story has one, with its route's guard.
  if (!isStoryPath(url.pathname)) return notFound
  const story = await queries.fetchQuery(contentQuery(slug, content))
  if (story?.content.component !== component || isPublishedElsewhere(story)) return notFound
  await prefetchLists(story, url.searchParams, queries, content)
  return { head: storyHead(story), status: 200 }
}

/** Articles published on another site (`proxyLink`) have no page here. */
const isPublishedElsewhere = ({ content }: Story) =>
  content.component === 'blog_article' && content.proxyLink !== undefined
