/** Fields of a raw story that contain no searchable words. */
const wordless =
  /^(?:_|component$|id$|uuid$|filename$|url$|href$|cached_url$|linktype$|fieldtype$|type$|plugin$|image$)/

/** All words of a raw story in lower case, for searching. */
export const searchableText = (story: unknown): string => textsIn(story).join('\n').toLowerCase()

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (wordless.test(name) ? [] : textsIn(inner)))
}
