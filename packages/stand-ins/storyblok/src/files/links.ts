import { uuidOf } from './identity.ts'

/** A link as the delivery API writes it. */
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

/** Paths of the application itself, which no story stands behind. */
const application = /^\/(login|signup|trainer\/signup|passwort-vergessen|profile|sale|widerruf|newsletter)(\/|$)/

/** The slug of the story that a path leads to; undefined for pages of the application and other sites. */
export function slugBehind(address: string): string | undefined {
  if (!address.startsWith('/') || application.test(address)) return undefined
  const slug = address.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')
  return slug === '' ? 'home' : slug
}

/**
 * A link from what a content file says: a path, an address, or an e-mail address with mailto:.
 * @throws Error in a sentence's end when it is none of them
 */
export function multilink(address: string, more: { anchor?: string; target?: string } = {}): Multilink {
  const common = { fieldtype: 'multilink', ...more } as const
  const slug = slugBehind(address)
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
