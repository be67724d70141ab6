import { components } from '@kostbar/contracts/content-model'
import { slugOfLink } from './links.ts'
import type { Reference } from './story.ts'

/** All story references of a file: relations, links, rich texts, with their field. */
export function referencesOf(written: Record<string, unknown>, at = ''): Reference[] {
  const model = components[String(written.component)] ?? {}
  return Object.entries(written).flatMap(([name, value]) => {
    const path = at ? `${at}.${name}` : name
    const field = model[name]
    switch (field?.kind) {
      case 'relation':
      case 'relations':
        return [value].flat().map((slug) => ({ field: path, slug: String(slug), component: field.component }))
      case 'link':
        return linkTarget(value, path)
      case 'richText':
        return [...String(value).matchAll(/\]\((\/[^)\s]*)/g)].flatMap(([, href]) => linkTarget(href, path))
      case 'blocks':
        return [value].flat().flatMap((block, index) => inBlock(block, field.components, `${path}[${index}]`))
      default:
        return []
    }
  })
}

function inBlock(block: unknown, allowed: readonly string[], path: string): Reference[] {
  if (typeof block !== 'object' || block === null) return []
  const [only] = allowed.length === 1 ? allowed : []
  return referencesOf({ ...(only ? { component: only } : {}), ...block }, path)
}

function linkTarget(value: unknown, field: string): Reference[] {
  const address = typeof value === 'object' && value !== null && 'url' in value ? value.url : value
  const slug = typeof address === 'string' ? slugOfLink(address) : undefined
  return slug === undefined ? [] : [{ field, slug }]
}
