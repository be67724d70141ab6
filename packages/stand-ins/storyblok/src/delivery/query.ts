import * as z from 'zod'

const list = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .default([])

const whole = (lowest: number, highest: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(lowest)
    .catch(usual)
    .transform((value) => Math.min(value, highest))

const schema = z.object({
  version: z.enum(['draft', 'published']).catch('published'),
  token: z.string().default(''),
  cv: z.string().optional(),
  find_by: z.string().optional(),
  resolve_relations: list,
  resolve_links: z.string().optional(),
  starts_with: z.string().default(''),
  search_term: z.string().default(''),
  sort_by: z.string().default('first_published_at:desc'),
  content_type: z.string().optional(),
  with_tag: list,
  by_slugs: list,
  by_uuids: list,
  by_uuids_ordered: list,
  excluding_ids: list,
  excluding_slugs: list,
  excluding_fields: list,
  // Pages beyond the end are empty.
  page: whole(1, Number.MAX_SAFE_INTEGER, 1),
  per_page: whole(1, 100, 25),
})

/** A condition on a content field: `filter_query[title][like]=*x*`. */
export type Condition = { field: string; operation: string; value: string }

export type DeliveryQuery = z.output<typeof schema> & { filters: readonly Condition[] }

/** Parsed query. Like Storyblok, invalid parameters are ignored. */
export function readQuery(query: Record<string, unknown>): DeliveryQuery {
  const single = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value])
  const filters = single.flatMap(([name, value]) => {
    const [, field, operation] = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/.exec(String(name)) ?? []
    return field && operation ? { field, operation, value: String(value) } : []
  })
  return { ...schema.parse(Object.fromEntries(single)), filters }
}
