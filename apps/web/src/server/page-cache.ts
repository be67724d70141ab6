import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { brotli } from './brotli.ts'
import type { Nonces } from './document.ts'

/** Rendered page that is the same for all anonymous visitors. */
export interface CachedPage {
  /** HTML document without CSP nonces. */
  readonly document: Buffer
  /** The document, compressed with Brotli. */
  readonly compressed: Buffer
  /** CSP sources of its inline scripts and styles: hashes of their content, in place of nonces. */
  readonly scriptSources: readonly string[]
  readonly styleSources: readonly string[]
  /** Path pattern of the router, for the log. */
  readonly pattern: string
}

/** Milliseconds after which a page expires although its content is unchanged, because dates and prices change. */
const ttlMs = 5 * 60_000

const maxBytes = 100e6

/** 2 ms of a core for a page of 160 kB. The highest quality takes 120 ms and makes it a tenth smaller. */
const brotliQuality = 5

/** Marker of nonce placeholders; random, so that content cannot contain it. */
const marker = randomBytes(18).toString('base64url')

/** Placeholders rendered into a cacheable page instead of nonces. */
export const noncePlaceholders: Nonces = { script: `script-${marker}`, style: `style-${marker}` }

const nonceAttribute = new RegExp(` nonce="(?:script|style)-${marker}"`, 'g')

/** Elements with inline code, and their content, in which no `</script>` or `</style>` occurs. */
const inlineElement = new RegExp(`<(script|style)\\b[^>]* nonce="(?:script|style)-${marker}"[^>]*>(.*?)</\\1>`, 'gs')

/** The document with the nonces of a response in place of the placeholders. */
export const insertNonces = (document: string, { script, style }: Nonces): string =>
  document.replaceAll(noncePlaceholders.script, () => script).replaceAll(noncePlaceholders.style, () => style)

/** Prepares a document with nonce placeholders for the cache. */
export async function toCachedPage(document: string, pattern: string): Promise<CachedPage> {
  const sources = { script: new Set<string>(), style: new Set<string>() }
  for (const [, element, code = ''] of document.matchAll(inlineElement)) {
    if (code !== '') sources[element === 'script' ? 'script' : 'style'].add(hashSource(code))
  }
  const bytes = Buffer.from(document.replace(nonceAttribute, ''))
  return {
    document: bytes,
    compressed: await brotli(bytes, brotliQuality),
    scriptSources: [...sources.script],
    styleSources: [...sources.style],
    pattern,
  }
}

const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Allows a page's inline code by its hashes instead of the response's nonces. */
export function allowInlineCode(reply: FastifyReply, { scriptSources, styleSources }: CachedPage): void {
  const { script, style } = reply.cspNonce
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(` 'nonce-${script}'`, () => scriptSources.map((source) => ` ${source}`).join(''))
    .replace(` 'nonce-${style}'`, () => styleSources.map((source) => ` ${source}`).join(''))
  reply.header('content-security-policy', policy)
}

/**
 * Page cache: rendered pages for anonymous visitors, by path and theme.
 * @param version current content version; pages of other versions are cache misses
 */
export function createPageCache(version: () => number) {
  const pages = new LRUCache<string, { page: CachedPage; version: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { document, compressed } }) => document.length + compressed.length,
    ttl: ttlMs,
  })
  return {
    get(key: string): CachedPage | undefined {
      const entry = pages.get(key)
      return entry?.version === version() ? entry.page : undefined
    },
    /**
     * Stores a rendered page.
     * @param renderedAt content version before rendering; when it has changed meanwhile, the page is not cached
     */
    set(key: string, page: CachedPage, renderedAt: number): void {
      if (renderedAt !== 0 && renderedAt === version()) pages.set(key, { page, version: renderedAt })
    },
  }
}
