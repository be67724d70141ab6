import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { analyticsOrigin, newPage } from './testing/browser-page.ts'

const script = (name: string) => expect.stringMatching(`^${analyticsOrigin}/${name}\\.js`)

/** Collects the page's requests to the analytics services. */
function recordAnalyticsRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith(analyticsOrigin) && requests.push(request.url()))
  return requests
}

const banner = (page: Page) => page.getByRole('dialog', { name: 'Wir verwenden Cookies' })

it('loads analytics only after consent, and no longer once it is withdrawn', async () => {
  const page = await newPage({ undecided: true, allowedSite: analyticsOrigin })
  const requests = recordAnalyticsRequests(page)
  await page.goto('/')
  await banner(page).waitFor()
  await page.mouse.wheel(0, 2_000)
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('Salz')
  await page.waitForURL('**/blog?suche=Salz')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => requests).toEqual([script('tag'), script('pixel')])
  const views = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer))
  expect(await views()).toContain('"page_path":"/blog"')

  // On the next page without any interaction.
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => requests).toHaveLength(4)
  expect(await views()).toContain('"page_path":"/"')

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await banner(page).getByRole('switch', { name: 'Statistik & Werbung' }).uncheck()
  await banner(page).getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await page.goto('/blog', { waitUntil: 'networkidle' })
  expect(requests).toHaveLength(4)
})

it('remembers a refusal', async () => {
  const page = await newPage({ undecided: true })
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await banner(page).isVisible()).toBe(false)
})
