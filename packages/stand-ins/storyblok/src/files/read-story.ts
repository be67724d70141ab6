import { components, storyComponents } from '@kostbar/contracts/content-model'
import * as z from 'zod'
import { ContentProblem, sentenceOf } from './content-problem.ts'
import type { Schemas } from './fields.ts'
import { numberOf, uuidOf } from './identity.ts'
import { parseFile, type RawFields } from './parse-file.ts'
import { referencesOf } from './references.ts'
import type { StoredBlock, StoredStory } from './story.ts'

const time = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'must be a date like 2026-03-20.' })
  .transform((text) => new Date(text).toISOString())

/** Default date, before all others. */
const beginning = '2026-01-01T00:00:00.000Z'

const metadata = z.object({
  name: z.string().trim().min(1).optional(),
  first_published_at: time.default(beginning),
  published_at: time.optional(),
  tags: z.array(z.string().trim().min(1)).default([]),
  draft: z.boolean().default(false),
})

/**
 * Parses the story of a file.
 * @param file path from the repository, for messages
 * @throws ContentProblem naming the first invalid field
 */
export function readStory(file: string, slug: string, source: string, schemas: Schemas): StoredStory {
  const written = parseFile(file, slug, source)
  if (!Object.hasOwn(storyComponents, written.component))
    throw new ContentProblem(file, `component is '${written.component}', which no story is.`)
  const { name, first_published_at, published_at, tags, draft } = parsed(file, metadata, written)
  const content = withUids(parsed(file, schemas(written.component), contentOf(written)), slug)
  return {
    id: numberOf(slug),
    uuid: uuidOf(slug),
    name: name ?? titleOf(content) ?? slug,
    slug: slug.slice(slug.lastIndexOf('/') + 1),
    full_slug: slug,
    content,
    first_published_at,
    published_at: published_at ?? first_published_at,
    tag_list: tags,
    draft,
    file,
    references: referencesOf(written),
  }
}

function parsed<Out>(file: string, schema: z.ZodType<Out>, value: unknown): Out {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new ContentProblem(file, result.error.issues.map(sentenceOf).join(' '))
}

/** Content without story metadata; `name` is both where the component has one. */
function contentOf(written: RawFields): Record<string, unknown> {
  const { name, first_published_at, published_at, tags, draft, ...content } = written
  return Object.hasOwn(components[written.component] ?? {}, 'name') ? { ...content, name } : content
}

const titleOf = ({ name, title, site_name }: Record<string, unknown>) =>
  [name, title, site_name].find((text) => typeof text === 'string')

/** Adds a stable `_uid` to every block. */
function withUids(block: Record<string, unknown>, path: string): StoredBlock {
  const entries = Object.entries(block).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value.map((item, index) => (isBlock(item) ? withUids(item, `${path}/${key}/${index}`) : item))
      : value,
  ])
  return { ...Object.fromEntries(entries), component: String(block.component), _uid: uuidOf(path) }
}

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'component' in value
