import type { Asset, Story } from '@kostbar/contracts/content'
import type { Field } from '@kostbar/contracts/content-fields'
import { bodyComponents, components, storyComponents } from '@kostbar/contracts/content-model'
import { parseLink } from './parse-link.ts'
import { parseRichText } from './parse-rich-text.ts'

/** How deep stories may hold stories and blocks hold blocks. */
const deepest = 12

interface ReadOptions {
  /** Origin of the content service's files; they are shown from this site. */
  readonly filesUrl: string
  /** Drafts keep what this release does not know, so that whoever edits them sees it. */
  readonly draft?: boolean
}

interface Place extends ReadOptions {
  readonly depth: number
}

/**
 * A story of the delivery API, read by the content model: what is missing, empty or of a wrong kind is left out, so
 * that pages show what there is.
 * @returns null for what is no story or of no component that a story can have
 */
export const parseStory = (raw: unknown, options: ReadOptions): Story | null => storyAt(raw, { ...options, depth: 0 })

function storyAt(raw: unknown, place: Place): Story | null {
  if (!isRecord(raw) || !isRecord(raw.content) || place.depth > deepest) return null
  const { component } = raw.content
  if (typeof component !== 'string' || !Object.hasOwn(storyComponents, component)) return null
  const story = {
    uuid: textOf(raw.uuid),
    name: textOf(raw.name),
    full_slug: textOf(raw.full_slug).replace(/^\/+|\/+$/g, ''),
    first_published_at: timeOf(raw.first_published_at),
    published_at: timeOf(raw.published_at),
    tag_list: Array.isArray(raw.tag_list) ? raw.tag_list.filter((tag) => typeof tag === 'string') : [],
    content: blockOf(raw.content, component, place),
  }
  // The model, which the types are made of, has decided on every field.
  return story as unknown as Story
}

function blockOf(raw: Record<string, unknown>, component: string, place: Place): Record<string, unknown> {
  const inside = { ...place, depth: place.depth + 1 }
  const fields = Object.entries(components[component] ?? {}).flatMap(([name, field]) => {
    const value = fieldValue(raw[name], field, inside)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    component,
    _uid: textOf(raw._uid),
    ...(place.draft && typeof raw._editable === 'string' ? { _editable: raw._editable } : {}),
    ...Object.fromEntries(fields),
  }
}

function fieldValue(raw: unknown, field: Field, place: Place): unknown {
  switch (field.kind) {
    case 'text':
      return textOf(raw) || (field.required ? '' : undefined)
    case 'number':
      return numberOf(raw)
    case 'boolean':
      return raw === true || raw === 'true'
    case 'choice':
      return field.values.find((value) => value === raw)
    case 'asset':
      return assetOf(raw, place)
    case 'link':
      return parseLink(raw)
    case 'richText':
      return parseRichText(raw)
    case 'blocks':
      return blocksOf(raw, field.components, place)
    case 'relation':
      return related(raw, field.component, place)[0]
    case 'relations':
      return Array.isArray(raw) ? raw.flatMap((story) => related(story, field.component, place)) : []
  }
}

function blocksOf(raw: unknown, allowed: readonly string[], place: Place): Record<string, unknown>[] {
  if (!Array.isArray(raw) || place.depth > deepest) return []
  const names = allowed.length > 0 ? allowed : Object.keys(bodyComponents)
  return raw.flatMap((block: unknown): Record<string, unknown>[] => {
    if (!isRecord(block) || typeof block.component !== 'string') return []
    if (names.includes(block.component)) return [blockOf(block, block.component, place)]
    const { _uid, _editable } = block
    return place.draft ? [{ component: 'unknown', _uid: textOf(_uid), _editable, name: block.component }] : []
  })
}

/** A relation that was not resolved is still a uuid, and then there is no story. */
function related(raw: unknown, component: string, place: Place): Story[] {
  const story = storyAt(raw, { ...place, depth: place.depth + 1 })
  return story?.content.component === component ? [story] : []
}

function assetOf(raw: unknown, { filesUrl }: ReadOptions): Asset | undefined {
  const filename = isRecord(raw) ? textOf(raw.filename) : textOf(raw)
  const url = URL.canParse(filename) ? new URL(filename) : undefined
  if (url?.origin !== new URL(filesUrl).origin) return undefined
  return { filename: url.pathname, alt: isRecord(raw) ? textOf(raw.alt) : '' }
}

/** Storyblok's number fields hold texts. */
function numberOf(raw: unknown): number | undefined {
  const text = typeof raw === 'number' ? String(raw) : textOf(raw)
  const value = Number(text.replace(',', '.'))
  return text !== '' && Number.isFinite(value) ? value : undefined
}

function timeOf(raw: unknown): string | null {
  const time = typeof raw === 'string' ? Date.parse(raw) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw.trim() : '')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
