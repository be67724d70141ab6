import type { Link } from '@kostbar/contracts/content'
import { homeSlug } from './slug.ts'

/** Addresses that a link may have; anything else, `javascript:` above all, is none. */
const allowed = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** A link as the content service delivers it (a multilink), or none where it leads nowhere one may go. */
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

/** The path of the story with a slug, which may come with slashes around it. */
function pathOfStory(slug: string): string {
  const bare = slug.replace(/^\/+|\/+$/g, '')
  if (bare === '') return ''
  return bare === homeSlug ? '/' : `/${bare}`
}

function linkTo(href: string, newTab: boolean): Link | undefined {
  // Browsers read past white space and control characters in a scheme.
  const clean = [...href].filter((character) => character > ' ').join('')
  return allowed.test(clean) ? { href: clean, newTab } : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
