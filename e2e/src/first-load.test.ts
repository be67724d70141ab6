import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, signIn } from './testing/browser-page.ts'

/**
 * Size in kB (gzip) of the scripts that a page's document names: the entry and its preloaded modules, which are all that
 * runs before hydration.
 */
async function firstScriptsSize(page: Page, path: string): Promise<number> {
  const response = await page.request.get(path)
  expect(response.status()).toBe(200)
  const urls = [...(await response.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url = '']) => url)
  expect(urls.length).toBeGreaterThan(0)
  const sizes = await Promise.all(
    [...new Set(urls)].map(
      async (url) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).byteLength,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

it('the overview of a member runs on at most 190 kB of scripts', async () => {
  const page = await newPage()
  await signIn(page, 'mitglied@kostbar.test')
  expect(await firstScriptsSize(page, '/profile')).toBeLessThan(190)
})

it('an untouched public page runs on at most 2 kB of scripts', async () => {
  const page = await newPage()
  expect(await firstScriptsSize(page, '/')).toBeLessThan(2)
})
