import type { Link } from '@kostbar/contracts/content'
import { homeSlug } from './slug.ts'

/** Allowed URL schemes and paths; excludes `javascript:` and protocol-relative URLs. */
const allowedHref = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Parses a link of the content service (multilink); undefined for empty or disallowed links. */
export function parseLink(raw: unknown): Link | undefined {
  if (typeof raw === 'string') return linkTo(raw, false)
  if (typeof raw !== 'object' || raw === null) return undefined
  const { linktype, target, anchor } = raw as Record<string, unknown>
  const address = addressOf(raw as Record<string, unknown>)
  const withAnchor = typeof anchor === 'string' && anchor && !address.includes('#') ? `${address}#${anchor}` : address
  return linkTo(linktype === 'email' ? `mailto:${address}` : withAnchor, target === '_blank')
}

function addressOf({ linktype, story, cached_url, url, email }: Record<string, unknown>): string {
  if (linktype === 'email') return textOf(email) || textOf(cached_url)
  if (linktype !== 'story') return textOf(url) || textOf(cached_url)
  const slug = textOf((story as { full_slug?: unknown } | undefined)?.full_slug) || textOf(cached_url)
  return pathOfStory(slug)
}

/** Path of a story; the slug may have surrounding slashes. */
function pathOfStory(slug: string): string {
  const bare = slug.replace(/^\/+|\/+$/g, '')
  if (bare === '') return ''
  return bare === homeSlug ? '/' : `/${bare}`
}

function linkTo(href: string, newTab: boolean): Link | undefined {
  // Browsers ignore whitespace and control characters in a URL scheme, so both are removed before the check.
  const clean = [...href].filter((character) => character > ' ').join('')
  return allowedHref.test(clean) ? { href: clean, newTab } : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
