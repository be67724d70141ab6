import type { Asset, Story } from '@kostbar/contracts/content'
import type { ContentField } from '@kostbar/contracts/content-fields'
import { bodyComponents, components, storyComponents } from '@kostbar/contracts/content-model'
import { parseLink } from './parse-link.ts'
import { parseRichText } from './parse-rich-text.ts'

/** Maximum nesting depth of stories and blocks. */
const maxDepth = 12

interface ParseOptions {
  /**
   * Origin of the content service's files. Assets keep their path only, because this site serves them; assets of other
   * origins are left out.
   */
  readonly filesUrl: string
  /** Whether unknown components are kept, for the visual editor. */
  readonly draft?: boolean
}

interface ParseContext extends ParseOptions {
  readonly depth: number
}

/**
 * Parses a story of the delivery API by the content model; missing, empty and invalid fields are left out.
 * @returns null for anything that is not a story of a known component
 */
export const parseStory = (raw: unknown, options: ParseOptions): Story | null =>
  parseStoryAt(raw, { ...options, depth: 0 })

function parseStoryAt(raw: unknown, context: ParseContext): Story | null {
  if (!isRecord(raw) || !isRecord(raw.content) || context.depth > maxDepth) return null
  const { component } = raw.content
  if (typeof component !== 'string' || !Object.hasOwn(storyComponents, component)) return null
  const story = {
    uuid: textOf(raw.uuid),
    name: textOf(raw.name),
    full_slug: textOf(raw.full_slug).replace(/^\/+|\/+$/g, ''),
    first_published_at: parseTime(raw.first_published_at),
    published_at: parseTime(raw.published_at),
    tag_list: Array.isArray(raw.tag_list) ? raw.tag_list.filter((tag) => typeof tag === 'string') : [],
    content: parseBlock(raw.content, component, context),
  }
  // Every field was parsed by the content model, from which the type `Story` is derived.
  return story as unknown as Story
}

function parseBlock(raw: Record<string, unknown>, component: string, context: ParseContext): Record<string, unknown> {
  const nested = { ...context, depth: context.depth + 1 }
  const fields = Object.entries(components[component] ?? {}).flatMap(([name, field]) => {
    const value = parseField(raw[name], field, nested)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    component,
    _uid: textOf(raw._uid),
    ...(context.draft && typeof raw._editable === 'string' ? { _editable: raw._editable } : {}),
    ...Object.fromEntries(fields),
  }
}

function parseField(raw: unknown, field: ContentField, context: ParseContext): unknown {
  switch (field.kind) {
    case 'text':
      return textOf(raw) || (field.required ? '' : undefined)
    case 'number':
      return parseNumber(raw)
    case 'boolean':
      return raw === true || raw === 'true'
    case 'choice':
      return field.values.find((value) => value === raw)
    case 'asset':
      return parseAsset(raw, context)
    case 'link':
      return parseLink(raw)
    case 'richText':
      return parseRichText(raw)
    case 'blocks':
      return parseBlocks(raw, field.components, context)
    case 'relation':
      return parseRelation(raw, field.component, context)[0]
    case 'relations':
      return Array.isArray(raw) ? raw.flatMap((story) => parseRelation(story, field.component, context)) : []
  }
}

function parseBlocks(raw: unknown, allowed: readonly string[], context: ParseContext): Record<string, unknown>[] {
  if (!Array.isArray(raw) || context.depth > maxDepth) return []
  const names = allowed.length > 0 ? allowed : Object.keys(bodyComponents)
  return raw.flatMap((block: unknown): Record<string, unknown>[] => {
    if (!isRecord(block) || typeof block.component !== 'string') return []
    if (names.includes(block.component)) return [parseBlock(block, block.component, context)]
    const { _uid, _editable } = block
    return context.draft ? [{ component: 'unknown', _uid: textOf(_uid), _editable, name: block.component }] : []
  })
}

/** Parses a related story; an unresolved relation (a uuid) gives an empty list. */
function parseRelation(raw: unknown, component: string, context: ParseContext): Story[] {
  const story = parseStoryAt(raw, { ...context, depth: context.depth + 1 })
  return story?.content.component === component ? [story] : []
}

function parseAsset(raw: unknown, { filesUrl }: ParseOptions): Asset | undefined {
  const filename = isRecord(raw) ? textOf(raw.filename) : textOf(raw)
  const url = URL.canParse(filename) ? new URL(filename) : undefined
  if (url?.origin !== new URL(filesUrl).origin) return undefined
  return { filename: url.pathname, alt: isRecord(raw) ? textOf(raw.alt) : '' }
}

/** Parses a number field, which Storyblok delivers as a string; undefined when it is not a number. */
function parseNumber(raw: unknown): number | undefined {
  const text = typeof raw === 'number' ? String(raw) : textOf(raw)
  const value = Number(text.replace(',', '.'))
  return text !== '' && Number.isFinite(value) ? value : undefined
}

function parseTime(raw: unknown): string | null {
  const time = typeof raw === 'string' ? Date.parse(raw) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw.trim() : '')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
