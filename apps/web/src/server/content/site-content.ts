import type { Story, StoryFilter, StoryList, StoryOf } from '@kostbar/contracts/content'
import { parseStory } from '../../lib/content/parse-story.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import type { ContentCache } from './content-cache.ts'
import type { DeliveryClient, ListQuery } from './delivery-client.ts'
import { type StoryFolder, storyFolders } from './story-folders.ts'

interface SiteContentOptions {
  readonly delivery: DeliveryClient
  readonly cache: ContentCache
  /** Origin of the content service's files. */
  readonly filesUrl: string
}

/** Published content of the site. */
export interface SiteContent extends ContentSource {
  /** Every story without its long fields, for sitemap and feed. */
  all(): Promise<readonly Story[]>
}

const maxSearchLength = 100

/**
 * The published content, through the cache.
 * @param onStale called when a response may be outdated or is missing: pages made from it must not be cached
 * @throws ContentUnavailable from every method when the content service fails and nothing is cached
 */
export function siteContent({ delivery, cache, filesUrl }: SiteContentOptions, onStale = () => {}): SiteContent {
  const parse = (raw: unknown) => parseStory(raw, { filesUrl })
  const cached = async <Value>(
    key: string,
    load: () => Promise<Value>,
    options?: { persist: boolean },
  ): Promise<Value> => {
    const { value, stale } = await cache.get(key, load, options).catch((error: unknown) => {
      onStale()
      throw error
    })
    if (stale) onStale()
    return value
  }
  const source: SiteContent = {
    async story(slug) {
      const slugs = await cache.get('slugs', () => delivery.slugs())
      // Unknown slugs are answered from the list of slugs, without a request each.
      if (!slugs.stale && !slugs.value.includes(slug)) return null
      return cached(`story ${slug}`, () => fetchStory(slug, delivery, parse))
    },
    async stories(filter) {
      const query = listQuery(filter)
      const load = async (): Promise<StoryList> => {
        const { stories, total } = await delivery.stories(query)
        return { stories: stories.flatMap((raw) => parse(raw) ?? []), total, page: query.page, perPage: query.per_page }
      }
      // Search results are not written to disk: their number is unlimited, and they contain user input.
      return cached(`stories ${JSON.stringify(query)}`, load, { persist: !filter.search })
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

/** Content with drafts of stories, uncached, for the visual editor. */
export function draftContent(delivery: DeliveryClient, published: ContentSource, filesUrl: string): ContentSource {
  const parse = (raw: unknown) => parseStory(raw, { filesUrl, draft: true })
  return { ...published, story: (slug) => fetchStory(slug, delivery, parse) }
}

type Parse = (raw: unknown) => Story | null

async function fetchStory(slug: string, delivery: DeliveryClient, parse: Parse): Promise<Story | null> {
  const raw = await delivery.story(slug)
  return raw === undefined ? null : parse(await withRelatedEntries(raw, delivery))
}

/** Resolves a lexicon entry's `related` ids. The delivery API would resolve them recursively. */
async function withRelatedEntries(raw: unknown, delivery: DeliveryClient): Promise<unknown> {
  const content = (raw as { content?: Record<string, unknown> }).content
  const uuids = content?.component === 'lexicon_entry' && Array.isArray(content.related) ? content.related : []
  if (uuids.length === 0) return raw
  const { stories } = await delivery.stories({ by_uuids: uuids.join(','), per_page: 50 })
  const related = uuids.flatMap((uuid) => stories.find((story) => (story as { uuid: unknown }).uuid === uuid) ?? [])
  return { ...(raw as object), content: { ...content, related } }
}

function listQuery({ startsWith, search, category, excluding, page = 1, perPage = 25 }: StoryFilter) {
  const { content_type, searchField, sort_by } = storyFolders[startsWith as StoryFolder]
  // `*` is the wildcard of the delivery API's `like`.
  const term = search?.replaceAll('*', ' ').trim().slice(0, maxSearchLength)
  const filters = {
    ...(term ? { [searchField]: { like: `*${term}*` } } : {}),
    ...(category ? { category: { in: category } } : {}),
  }
  return {
    starts_with: startsWith,
    content_type,
    sort_by,
    page,
    per_page: perPage,
    ...(excluding ? { excluding_slugs: excluding } : {}),
    ...(Object.keys(filters).length > 0 ? { filter_query: filters } : {}),
  } satisfies ListQuery
}

async function fetchAll(delivery: DeliveryClient, parse: Parse): Promise<Story[]> {
  const stories: Story[] = []
  for (let page = 1; ; page += 1) {
    const list = await delivery.stories({ page, per_page: 100, sort_by: 'first_published_at:desc' })
    stories.push(...list.stories.flatMap((raw) => parse(raw) ?? []))
    if (page * 100 >= list.total) return stories
  }
}
