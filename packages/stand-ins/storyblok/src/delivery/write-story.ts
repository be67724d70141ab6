import type { StoredStory } from '../files/story.ts'
import type { DeliveryQuery } from './query.ts'

/** A story as JSON of the delivery API; drafts carry `_editable` marks. */
export function writeStory(story: StoredStory, { version, excluding_fields }: DeliveryQuery): object {
  const { id, uuid, name, slug, full_slug, first_published_at, published_at, tag_list, content } = story
  const hidden = new Set(excluding_fields)
  const visible = Object.fromEntries(Object.entries(content).filter(([field]) => !hidden.has(field)))
  return {
    name,
    created_at: first_published_at,
    published_at,
    updated_at: published_at,
    id,
    uuid,
    content: version === 'draft' ? editable(visible, id) : visible,
    slug,
    full_slug,
    sort_by_date: null,
    position: 0,
    tag_list,
    is_startpage: false,
    parent_id: 0,
    meta_data: null,
    group_id: uuid,
    first_published_at,
    release_id: null,
    lang: 'default',
    path: null,
    alternates: [],
    default_full_slug: null,
    translated_slugs: null,
  }
}

/** Adds the `_editable` comments by which the visual editor finds blocks. */
function editable(value: unknown, storyId: number): unknown {
  if (Array.isArray(value)) return value.map((item) => editable(item, storyId))
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, editable(item, storyId)]))
  if (!('component' in inside && '_uid' in inside)) return inside
  const { component: name, _uid: uid } = inside
  return { ...inside, _editable: `<!--#storyblok#${JSON.stringify({ name, space: '1', uid, id: String(storyId) })}-->` }
}
