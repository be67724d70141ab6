// @vitest-environment node
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, insertNonces, noncePlaceholders, toCachedPage } from './page-cache.ts'

const { script, style } = noncePlaceholders

test('every nonce of a document is replaced, and nothing else', () => {
  const document = `<script nonce="${script}">script-1</script><style nonce="${style}"></style><script nonce="${script}">`
  expect(insertNonces(document, { script: 'S$&1', style: 'T' })).toBe(
    '<script nonce="S$&1">script-1</script><style nonce="T"></style><script nonce="S$&1">',
  )
})

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a page for the cache has hashes of its inline code instead of nonces, and is compressed', async () => {
  const document =
    `<meta property="csp-nonce" nonce="${style}"><style nonce="${style}">a > b {}</style>` +
    `<script type="module" nonce="${script}" data-app="/a.js">if (1 < 2)\nstart()</script>` +
    `<script nonce="${script}" src="/b.js"></script><script type="application/json">{"größe":1}</script>`
  const page = await toCachedPage(document, '/blog/:slug')
  expect(page.scriptSources).toEqual([hashOf('if (1 < 2)\nstart()')])
  expect(page.styleSources).toEqual([hashOf('a > b {}')])
  expect(page.document.toString()).toBe(document.replaceAll(/ nonce="[^"]+"/g, ''))
  expect(brotliDecompressSync(page.compressed)).toEqual(page.document)
})

const page = await toCachedPage('<p>Brot</p>', '/blog/:slug')

test('a page is given for the version it was rendered at', () => {
  let version = 1
  const cache = createPageCache(() => version)
  cache.set('light /blog', page, 1)
  expect(cache.get('light /blog')).toBe(page)
  expect(cache.get('dark /blog')).toBeUndefined()
  version = 2
  expect(cache.get('light /blog')).toBeUndefined()
})

test('a page whose content changed while it was rendered, or whose version is unknown, is not cached', () => {
  const cache = createPageCache(() => 2)
  cache.set('a', page, 1)
  expect(cache.get('a')).toBeUndefined()
  const unknown = createPageCache(() => 0)
  unknown.set('a', page, 0)
  expect(unknown.get('a')).toBeUndefined()
})
