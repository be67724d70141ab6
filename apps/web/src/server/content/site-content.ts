import type { Story, StoryOf } from '@kostbar/contracts/content'
import { parseStory } from '../../lib/content/parse-story.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { type ContentCache, ContentUnavailable } from './content-cache.ts'
import type { DeliveryClient } from './delivery-client.ts'
import { withRecipeLinks } from './recipe-links.ts'
import type { RequestKind } from './request-queues.ts'
import { type StoryFolder, storyFolders } from './story-folders.ts'
import { listStories } from './story-list.ts'
import { searchableText } from './story-texts.ts'

/** Maximum page size of the delivery API. */
const storiesPerPage = 100

interface SiteContentOptions {
  readonly delivery: DeliveryClient
  readonly cache: ContentCache
  /** Origin of the content service's files. */
  readonly filesUrl: string
  /** Queue for requests of single stories. */
  readonly waitsFor?: 'pages' | 'navigation'
}

/** Published content of the site. */
export interface SiteContent extends ContentSource {
  /** All stories without their long fields, for sitemap and feed. */
  all(): Promise<readonly Story[]>
}

/**
 * Published content, through the cache.
 * @param onStale called when a response is missing or may be outdated: pages rendered from it must not be cached
 * @throws ContentUnavailable from every method when the content service fails and nothing is cached
 */
export function siteContent(
  { delivery, cache, filesUrl, waitsFor = 'pages' }: SiteContentOptions,
  onStale = () => {},
): SiteContent {
  const parse = (raw: unknown) => parseStory(raw, { filesUrl })
  const cached = async <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const { value, stale } = await cache.get(key, load).catch((error: unknown) => {
      onStale()
      throw error
    })
    if (stale) onStale()
    return value
  }
  /**
   * Searchable texts of a folder by story UUID; loaded once per version, so that searches cause no requests of their
   * own.
   */
  const textsIn = (folder: string) => cached(`texts ${folder}`, () => fetchTexts(delivery, folder))
  const source: SiteContent = {
    async story(slug) {
      const slugs = await cache.get('slugs', () => delivery.slugs())
      if (slugs.value.includes(slug)) {
        const story = await cached(`story ${slug}`, () => fetchStory(slug, delivery, parse, waitsFor))
        return story && withRecipeLinks(story, slugs.value)
      }
      // An unknown slug is answered from the list of slugs, so that it causes no request to the content service.
      if (!slugs.stale) return null
      onStale()
      throw new ContentUnavailable('The list of stories is outdated and does not contain this one.')
    },
    async stories(filter) {
      const all = await source.all()
      if (!filter.search || !storyFolders[filter.startsWith as StoryFolder]?.fullText) return listStories(all, filter)
      // Without the texts, a search still matches titles.
      const texts = await textsIn(filter.startsWith).catch(() => ({}))
      return listStories(all, filter, texts)
    },
    async settings() {
      const story = await source.story('settings')
      return story?.content.component === 'settings' ? (story as StoryOf<'settings'>) : null
    },
    async all() {
      return cached('all', () => fetchAll(delivery, parse))
    },
  }
  return source
}

/** Content source whose stories are drafts, uncached; for the visual editor. */
export function draftContent(delivery: DeliveryClient, published: ContentSource, filesUrl: string): ContentSource {
  const parse = (raw: unknown) => parseStory(raw, { filesUrl, draft: true })
  return { ...published, story: (slug) => fetchStory(slug, delivery, parse, 'pages') }
}

type Parse = (raw: unknown) => Story | null

async function fetchStory(
  slug: string,
  delivery: DeliveryClient,
  parse: Parse,
  kind: RequestKind,
): Promise<Story | null> {
  const raw = await delivery.story(slug, kind)
  return raw === undefined ? null : parse(await withRelatedEntries(raw, delivery))
}

/** Resolves the `related` ids of a raw lexicon entry to stories. The delivery API would resolve them recursively. */
async function withRelatedEntries(raw: unknown, delivery: DeliveryClient): Promise<unknown> {
  const content = (raw as { content?: Record<string, unknown> }).content
  const uuids = content?.component === 'lexicon_entry' && Array.isArray(content.related) ? content.related : []
  if (uuids.length === 0) return raw
  const { stories } = await delivery.stories({ by_uuids: uuids.join(','), per_page: 50 })
  const related = uuids.flatMap((uuid) => stories.find((story) => (story as { uuid: unknown }).uuid === uuid) ?? [])
  return { ...(raw as object), content: { ...content, related } }
}

/** Searchable texts of a folder's stories (long fields included) by UUID. */
async function fetchTexts(delivery: DeliveryClient, folder: string): Promise<Record<string, string>> {
  const fetchPage = (page: number) =>
    delivery.stories({ starts_with: folder, page, per_page: storiesPerPage, excluding_fields: 'image' })
  const first = await fetchPage(1)
  const pageCount = Math.ceil(first.total / storiesPerPage)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => fetchPage(index + 2)),
  )
  const stories = [first, ...others].flatMap((page) => page.stories as readonly { uuid?: unknown; content?: unknown }[])
  return Object.fromEntries(stories.filter(Boolean).map(({ uuid, content }) => [String(uuid), searchableText(content)]))
}

async function fetchAll(delivery: DeliveryClient, parse: Parse): Promise<Story[]> {
  const fetchPage = (page: number) =>
    delivery.stories({ page, per_page: storiesPerPage, sort_by: 'first_published_at:desc' })
  const first = await fetchPage(1)
  const pageCount = Math.ceil(first.total / storiesPerPage)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => fetchPage(index + 2)),
  )
  return [first, ...others].flatMap(({ stories }) => stories.flatMap((raw) => parse(raw) ?? []))
}
