// @vitest-environment node
import { expect, test } from 'vitest'
import { createPageCache, insertNonces, noncePlaceholders, toTemplate } from './page-cache.ts'

const page = { template: ['<p>Brot</p>'], pattern: '/blog/:slug' }

test('every nonce of a document is replaced, and nothing else', () => {
  const { script, style } = noncePlaceholders
  const document = `<script nonce="${script}">script-1</script><style nonce="${style}"></style><script nonce="${script}">`
  const nonces = { script: 'S$&1', style: 'T' }
  expect(insertNonces(toTemplate(document), nonces)).toBe(
    '<script nonce="S$&1">script-1</script><style nonce="T"></style><script nonce="S$&1">',
  )
})

test('a page is given for the version it was rendered at', () => {
  let version = 1
  const cache = createPageCache(() => version)
  cache.set('light /blog', page, 1)
  expect(cache.get('light /blog')).toMatchObject(page)
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
