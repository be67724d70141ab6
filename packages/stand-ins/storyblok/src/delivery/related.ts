import type { Library } from '../files/library.ts'
import type { StoredStory } from '../files/story.ts'
import type { DeliveryQuery } from './query.ts'
import { isVisible } from './select-stories.ts'

/** Maximum number of related stories in a response; with more, the response contains only their uuids. */
const maxRelated = 50

type Blocks = { component?: unknown; type?: unknown; linktype?: unknown; id?: unknown; uuid?: unknown } & Record<
  string,
  unknown
>

/** Every object inside a value, itself included. */
function* objectsIn(value: unknown): Generator<Blocks> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Blocks
  for (const inside of Object.values(value)) yield* objectsIn(inside)
}

/** Stories referenced by relations (`blog_article.author`), recursively. */
function relatedTo(stories: readonly StoredStory[], library: Library, query: DeliveryQuery): StoredStory[] {
  const fields = query.resolve_relations.map((pair) => pair.split('.'))
  const named = (story: StoredStory) =>
    [...objectsIn(story.content)].flatMap((block) =>
      fields.flatMap(([component, field]) => (block.component === component && field ? [block[field]].flat() : [])),
    )
  const direct = visibleByUuid(stories.flatMap(named), library, query)
  const further = visibleByUuid(direct.flatMap(named), library, query)
  return [...new Set([...direct, ...further])]
}

/** Stories referenced by links. */
function linkedFrom(stories: readonly StoredStory[], library: Library, query: DeliveryQuery): StoredStory[] {
  const uuids = stories.flatMap(({ content }) =>
    [...objectsIn(content)].flatMap((inside) => (inside.linktype === 'story' ? [inside.id, inside.uuid] : [])),
  )
  return visibleByUuid(uuids, library, query)
}

function visibleByUuid(uuids: readonly unknown[], library: Library, { version }: DeliveryQuery): StoredStory[] {
  const stories = uuids.flatMap((uuid) => (typeof uuid === 'string' && library.byUuid.get(uuid)) || [])
  return [...new Set(stories)].filter((story) => isVisible(story, version))
}

/** `rels` and `links` of a response, or their uuids when there are too many. */
export function relationsOfResponse(
  stories: readonly StoredStory[],
  library: Library,
  query: DeliveryQuery,
  write: (story: StoredStory) => object,
): Record<string, unknown> {
  const related = query.resolve_relations.length > 0 ? relatedTo(stories, library, query) : []
  const linked = query.resolve_links ? linkedFrom(stories, library, query) : []
  const writeLink = query.resolve_links === 'story' ? write : linkOf
  return {
    ...(related.length > maxRelated ? { rels: [], rel_uuids: uuidsOf(related) } : { rels: related.map(write) }),
    ...(linked.length > maxRelated ? { links: [], link_uuids: uuidsOf(linked) } : { links: linked.map(writeLink) }),
  }
}

const uuidsOf = (stories: readonly StoredStory[]) => stories.map(({ uuid }) => uuid)

const linkOf = ({ id, uuid, name, slug, full_slug }: StoredStory) => ({
  id,
  uuid,
  name,
  slug,
  full_slug,
  path: null,
  url: full_slug,
  real_path: `/${full_slug}`,
  is_folder: false,
  is_startpage: false,
  parent_id: 0,
  published: true,
})
