import type { Library } from '../files/library.ts'
import type { StoredStory } from '../files/story.ts'
import { fulfils } from './conditions.ts'
import type { DeliveryQuery } from './query.ts'

/** Stories visible to a call. */
export const visibleStories = (library: Library, { version }: DeliveryQuery): StoredStory[] =>
  [...library.stories.values()].filter((story) => isVisible(story, version))

export const isVisible = (story: StoredStory, version: DeliveryQuery['version']): boolean =>
  version === 'draft' || !story.draft

/** Stories of a list call, filtered and sorted, all pages. */
export function selectStories(library: Library, query: DeliveryQuery): StoredStory[] {
  if (query.by_uuids_ordered.length > 0)
    return query.by_uuids_ordered
      .flatMap((uuid) => library.byUuid.get(uuid) ?? [])
      .filter((story) => isVisible(story, query.version))
  const term = query.search_term.trim().toLowerCase()
  const filters = filtersOf(query)
  const matching = visibleStories(library, query).filter(
    (story) => filters.every((filter) => filter(story)) && (term === '' || textOf(story).includes(term)),
  )
  return sorted(matching, query.sort_by)
}

type Filter = (story: StoredStory) => boolean

function filtersOf(query: DeliveryQuery): Filter[] {
  const { starts_with, by_slugs, by_uuids, excluding_ids, excluding_slugs, with_tag, content_type, filters } = query
  const folder = starts_with.replace(/^\//, '')
  const uuids = new Set(by_uuids)
  const hidden = new Set(excluding_ids)
  return [
    ({ full_slug }) => full_slug.startsWith(folder),
    ...(by_slugs.length > 0
      ? [({ full_slug }: StoredStory) => by_slugs.some((slug) => matchesSlug(full_slug, slug))]
      : []),
    ...(by_uuids.length > 0 ? [({ uuid }: StoredStory) => uuids.has(uuid)] : []),
    ...(with_tag.length > 0 ? [({ tag_list }: StoredStory) => with_tag.some((tag) => tag_list.includes(tag))] : []),
    ...(content_type ? [({ content }: StoredStory) => content.component === content_type] : []),
    ({ id }) => !hidden.has(String(id)),
    ({ full_slug }) => !excluding_slugs.some((slug) => matchesSlug(full_slug, slug)),
    ({ content }) => filters.every((condition) => fulfils(content, condition)),
  ]
}

/** `blog/*` matches the folder. */
const matchesSlug = (slug: string, wanted: string) =>
  wanted.endsWith('*') ? slug.startsWith(wanted.slice(0, -1)) : slug === wanted

const texts = new WeakMap<StoredStory, string>()

/** Searchable text of a story, cached. */
function textOf(story: StoredStory): string {
  const known = texts.get(story)
  if (known !== undefined) return known
  const text = [story.name, story.full_slug, ...stringsIn(story.content)].join('\n').toLowerCase()
  texts.set(story, text)
  return text
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** `published_at:desc`, `content.title:asc`, `content.kcal:asc:int`; several, separated by commas. */
function sorted(stories: StoredStory[], by: string): StoredStory[] {
  const orders = by.split(',').map((order) => {
    const [field = '', direction, kind] = order.split(':')
    return { path: field.split('.'), sign: direction === 'desc' ? -1 : 1, numeric: kind === 'int' || kind === 'float' }
  })
  return stories.toSorted((one, other) => {
    for (const { path, sign, numeric } of orders) {
      const [left, right] = [at(one, path), at(other, path)]
      const difference = numeric ? Number(left) - Number(right) : compare(String(left ?? ''), String(right ?? ''))
      if (difference) return sign * difference
    }
    return one.id - other.id
  })
}

const { compare } = new Intl.Collator('de-AT')
const at = (story: StoredStory, path: string[]) =>
  path.reduce<unknown>((inside, part) => (inside as Record<string, unknown>)?.[part], story)
