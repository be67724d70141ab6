import { expect, it } from 'vitest'
import { newPage } from './testing/browser-page.ts'

it('searches for text typed before hydration, and keeps the results on the way back', async () => {
  const page = await newPage()
  await page.goto('/blog', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Artikel suchen' }).fill('Kaffee')
  await page.getByText(/^\d+ Artikel gefunden$/).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kaffee/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Kaffee/ }).waitFor()
  const latest = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { name: 'Die letzten Artikel' }) })
  await latest.waitFor()
  expect(await latest.getByRole('article').count()).toBe(6)
  await page.goBack()
  await page.getByText(/^\d+ Artikel gefunden$/).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('Kaffee')
})

it('loads more articles, and keeps them on the way back', async () => {
  const page = await newPage()
  const articles = page.getByRole('main').getByRole('article')
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Mehr zeigen' }).click()
  await articles.nth(10).waitFor()
  const shown = await articles.count()
  expect(shown).toBeGreaterThan(10)
  await articles.nth(12).getByRole('heading').getByRole('link').click()
  // The address changes before the page does.
  await page.getByRole('heading', { name: 'Die letzten Artikel' }).waitFor()
  await page.goBack()
  await expect.poll(() => articles.count()).toBe(shown)
})

it('the carousel of the home page advances every five seconds, and pauses under the pointer', async () => {
  const page = await newPage({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const pictures = page.locator('[aria-roledescription="Karussell"]')
  await pictures.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Bilderwechsel anhalten' }).waitFor()
  const shares = await pictures.evaluate((section) => {
    const [row, slide] = [section.querySelector('ul')?.parentElement, section.querySelector('li')]
    return (row?.getBoundingClientRect().width ?? 0) / (slide?.getBoundingClientRect().width ?? 1)
  })
  expect(shares).toBeCloseTo(1.5, 2)
  const left = () =>
    pictures
      .locator('li')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left)
  const before = await left()
  await expect.poll(left).not.toBe(before)
  await pictures.locator('ul').hover()
  await page.waitForTimeout(1_000)
  const resting = await left()
  await page.waitForTimeout(6_000)
  expect(await left()).toBe(resting)
})

it('topics narrow the blog without JavaScript too, and an article leads to its topic', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Themen' }).getByRole('link', { name: 'Bewegung' }).click()
  await page.waitForURL('**/blog?thema=Bewegung')
  expect(await page.getByRole('main').getByRole('article').count()).toBe(2)
})
