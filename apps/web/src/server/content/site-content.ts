import type { Story, StoryFilter, StoryList, StoryOf } from '@kostbar/contracts/content'
import { parseStory } from '../../lib/content/parse-story.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import type { answerCache } from './answer-cache.ts'
import type { Delivery, ListQuery } from './delivery.ts'
import { type Folder, folders } from './folders.ts'

interface SiteContentOptions {
  readonly delivery: Delivery
  readonly cache: ReturnType<typeof answerCache>
  /** Origin of the content service's files. */
  readonly filesUrl: string
}

/** The content of the published site, and whether what was read of it is the newest. */
export interface SiteContent extends ContentSource {
  /** Every story without its long fields, for sitemap and feeds. */
  all(): Promise<readonly Story[]>
}

/** Longer searches find nothing either. */
const longestSearch = 100

/**
 * What the site shows, from the cache in front of the content service.
 * @param onStale called when an answer may not be the newest; what is made of it must not be kept
 * @throws ContentUnavailable when there is no answer, not even an old one
 */
export function siteContent({ delivery, cache, filesUrl }: SiteContentOptions, onStale = () => {}): SiteContent {
  const read = (raw: unknown) => parseStory(raw, { filesUrl })
  const ask = async <Value>(key: string, load: () => Promise<Value>, options?: { keep: boolean }): Promise<Value> => {
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
      // Addresses that somebody tries must not cost a call each.
      if (!slugs.stale && !slugs.value.includes(slug)) return null
      return ask(`story ${slug}`, () => readWhole(slug, delivery, read))
    },
    async stories(filter) {
      const query = queryOf(filter)
      const load = async (): Promise<StoryList> => {
        const { stories, total } = await delivery.stories(query)
        return { stories: stories.flatMap((raw) => read(raw) ?? []), total, page: query.page, perPage: query.per_page }
      }
      // What people search for is theirs and endless.
      return ask(`stories ${JSON.stringify(query)}`, load, { keep: !filter.search })
    },
    async settings() {
      const story = await source.story('settings')
      return story?.content.component === 'settings' ? (story as StoryOf<'settings'>) : null
    },
    async all() {
      return ask('all', () => readAll(delivery, read))
    },
  }
  return source
}

/** Drafts, as the visual editor shows them: always asked for anew. */
export function draftContent(delivery: Delivery, published: ContentSource, filesUrl: string): ContentSource {
  const read = (raw: unknown) => parseStory(raw, { filesUrl, draft: true })
  return { ...published, story: (slug) => readWhole(slug, delivery, read) }
}

type Read = (raw: unknown) => Story | null

async function readWhole(slug: string, delivery: Delivery, read: Read): Promise<Story | null> {
  const raw = await delivery.story(slug)
  return raw === undefined ? null : read(await withRelated(raw, delivery))
}

/** Puts the entries in that a lexicon entry names: Storyblok's client would nest them in each other. */
async function withRelated(raw: unknown, delivery: Delivery): Promise<unknown> {
  const content = (raw as { content?: Record<string, unknown> }).content
  const uuids = content?.component === 'lexicon_entry' && Array.isArray(content.related) ? content.related : []
  if (uuids.length === 0) return raw
  const { stories } = await delivery.stories({ by_uuids: uuids.join(','), per_page: 50 })
  const related = uuids.flatMap((uuid) => stories.find((story) => (story as { uuid: unknown }).uuid === uuid) ?? [])
  return { ...(raw as object), content: { ...content, related } }
}

function queryOf({ startsWith, search, category, excluding, page = 1, perPage = 25 }: StoryFilter) {
  const { content_type, searched, sort_by } = folders[startsWith as Folder]
  // A star stands for anything in the service's patterns.
  const term = search?.replaceAll('*', ' ').trim().slice(0, longestSearch)
  const filters = {
    ...(term ? { [searched]: { like: `*${term}*` } } : {}),
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

async function readAll(delivery: Delivery, read: Read): Promise<Story[]> {
  const stories: Story[] = []
  for (let page = 1; ; page += 1) {
    const found = await delivery.stories({ page, per_page: 100, sort_by: 'first_published_at:desc' })
    stories.push(...found.stories.flatMap((raw) => read(raw) ?? []))
    if (page * 100 >= found.total) return stories
  }
}
