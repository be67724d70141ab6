import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { documentScripts } from './document-scripts.ts'
import { newPage, signIn } from './testing/browser-page.ts'

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).byteLength / 1000

async function documentOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path)
  expect(response.status()).toBe(200)
  return response.text()
}

/** Size in kB (gzip) of the scripts that a page's document contains and names. */
async function firstScriptsSize(page: Page, path: string): Promise<number> {
  const { inline, paths } = documentScripts(await documentOf(page, path))
  expect(inline.length + paths.length).toBeGreaterThan(0)
  const files = await Promise.all(paths.map(async (path) => (await page.request.get(path)).body()))
  return [...inline, ...files].reduce((sum, script) => sum + gzipSize(script), 0)
}

it('the overview of a member runs on at most 145 kB of scripts', async () => {
  const page = await newPage()
  await signIn(page, 'mitglied@kostbar.test')
  expect(await firstScriptsSize(page, '/profile')).toBeLessThanOrEqual(145)
})

/**
 * Bytes that a server may send in two round trips (150 ms, 1.6 Mbit/s): 10 and 20 segments, less 1.3 kB of headers. With
 * a larger document everything else on the page starts a round trip later.
 */
const twoRoundTrips = 30 * 1.46 - 1.3

/** Public pages, and the kB that the document of each may have. */
const publicPages = [
  ['/', 40],
  ['/blog', 36],
  ['/blog/genug-trinken', 33],
  ['/kostproben/krautfleckerl-mit-champignons', 27.5],
] as const

/** If the server cannot fetch a page's content in time, its document loads the app; the next, complete one is cached. */
const untilCached = (page: Page, path: string) => expect.poll(() => documentOf(page, path)).toContain('data-app=')

it.each(publicPages)('%s runs on at most 2 kB of scripts as long as nobody touches it', async (path) => {
  const page = await newPage()
  await untilCached(page, path)
  expect(await firstScriptsSize(page, path)).toBeLessThan(2)
})

it.each(['/login', '/signup', '/trainer/signup', '/passwort-vergessen'])(
  'the form of %s is shown with at most 2 kB of scripts; then the app starts by itself',
  async (path) => {
    const page = await newPage()
    expect(await firstScriptsSize(page, path)).toBeLessThan(2)
    await page.goto(path)
    await page.locator('#root:not([data-unhydrated])').waitFor()
  },
)

it.each(publicPages)('the document of %s has at most %d kB', async (path, most) => {
  const page = await newPage()
  expect(most).toBeLessThan(twoRoundTrips)
  await untilCached(page, path)
  expect(gzipSize(await documentOf(page, path))).toBeLessThan(most)
})

it('the first view of a public page needs two fonts, and neither style sheets nor scripts', async () => {
  const page = await newPage({ viewport: { width: 412, height: 823 } })
  await untilCached(page, '/')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (['font', 'stylesheet', 'script'].includes(request.resourceType())) requests.push(pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests.sort()).toEqual([
    expect.stringMatching(/^\/assets\/figtree-core-wght-normal-.+\.woff2$/),
    expect.stringMatching(/^\/assets\/fraunces-core-400-normal-.+\.woff2$/),
  ])
})
