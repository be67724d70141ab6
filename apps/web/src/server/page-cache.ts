import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Nonces } from './document.ts'

/** HTML document split at its CSP nonces, which differ in each response. */
export type DocumentTemplate = readonly string[]

export interface CachedPage {
  readonly template: DocumentTemplate
  /** Path pattern of the router, for the log. */
  readonly pattern: string
}

/** Milliseconds after which a page expires although its content is unchanged, because dates and prices change. */
const ttlMs = 5 * 60_000

const maxBytes = 100e6

/** Marker of nonce placeholders; random, so that content cannot contain it. */
const marker = randomBytes(18).toString('base64url')

/** Placeholders rendered into a cacheable page instead of nonces. */
export const noncePlaceholders: Nonces = { script: `script-${marker}`, style: `style-${marker}` }

/** Splits a document at its nonce placeholders. */
export const toTemplate = (document: string): DocumentTemplate =>
  document.split(new RegExp(`((?:script|style)-${marker})`))

/** HTML document with the nonces of a response. */
export const insertNonces = (template: DocumentTemplate, { script, style }: Nonces): string =>
  template
    .map((part) => (part === noncePlaceholders.script ? script : part === noncePlaceholders.style ? style : part))
    .join('')

/**
 * Page cache: rendered pages for anonymous visitors, by path and theme.
 * @param version current content version; pages of other versions are cache misses
 */
export function createPageCache(version: () => number) {
  const pages = new LRUCache<string, CachedPage & { version: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ template }) => template.reduce((sum, part) => sum + part.length * 2, 64),
    ttl: ttlMs,
  })
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      return page?.version === version() ? page : undefined
    },
    /**
     * Stores a rendered page.
     * @param renderedAt content version before rendering; when it has changed meanwhile, the page is not cached
     */
    set(key: string, page: CachedPage, renderedAt: number): void {
      if (renderedAt !== 0 && renderedAt === version()) pages.set(key, { ...page, version: renderedAt })
    },
  }
}
