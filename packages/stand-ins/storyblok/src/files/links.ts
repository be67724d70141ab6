import { uuidOf } from './identity.ts'

/** A link field of the delivery API. */
export type Multilink = {
  id: string
  url: string
  linktype: 'story' | 'url' | 'email'
  fieldtype: 'multilink'
  cached_url: string
  email?: string
  anchor?: string
  target?: string
}

/** Paths of the web app without a story. */
const application = /^\/(login|signup|trainer\/signup|passwort-vergessen|profile|sale|widerruf|newsletter)(\/|$)/

/** Slug of the linked story; undefined for app pages and other sites. */
export function slugOfLink(address: string): string | undefined {
  if (!address.startsWith('/') || application.test(address)) return undefined
  const slug = address.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')
  return slug === '' ? 'home' : slug
}

/**
 * Parses a link of a content file: a path, a URL, or mailto:.
 * @throws Error whose message completes a sentence
 */
export function multilink(address: string, more: { anchor?: string; target?: string } = {}): Multilink {
  const common = { fieldtype: 'multilink', ...more } as const
  const slug = slugOfLink(address)
  if (slug !== undefined) {
    const [, anchor] = address.split('#')
    return { id: uuidOf(slug), url: '', linktype: 'story', cached_url: slug, ...(anchor ? { anchor } : {}), ...common }
  }
  if (address.startsWith('mailto:')) {
    const email = address.slice('mailto:'.length)
    return { id: '', url: '', linktype: 'email', cached_url: email, email, ...common }
  }
  if (!/^(https?:\/\/|tel:|\/)/.test(address)) {
    throw new Error(
      `must be a path like /blog, an address with https:// or mailto:, but is ${JSON.stringify(address)}.`,
    )
  }
  return { id: '', url: address, linktype: 'url', cached_url: address, ...common }
}
