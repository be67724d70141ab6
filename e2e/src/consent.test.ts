import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { analyticsOrigin, newPage } from './testing/browser-page.ts'

const script = (name: string) => expect.stringMatching(`^${analyticsOrigin}/${name}\\.js`)

/** Everything that a page asks the services that count for. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith(analyticsOrigin) && asked.push(request.url()))
  return asked
}

const banner = (page: Page) => page.getByRole('dialog', { name: 'Wir verwenden Cookies' })

it('loads analytics only after consent, and no longer once it is withdrawn', async () => {
  const page = await newPage({ undecided: true, allowedSite: analyticsOrigin })
  const asked = askedOf(page)
  await page.goto('/')
  await banner(page).waitFor()
  await page.mouse.wheel(0, 2_000)
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('Salz')
  await page.waitForURL('**/blog?suche=Salz')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => asked).toEqual([script('tag'), script('pixel')])
  const views = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer))
  expect(await views()).toContain('"page_path":"/blog"')

  // On the next page at once, though nobody touches it.
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => asked).toHaveLength(4)
  expect(await views()).toContain('"page_path":"/"')

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await banner(page).getByRole('switch', { name: 'Statistik & Werbung' }).uncheck()
  await banner(page).getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await page.goto('/blog', { waitUntil: 'networkidle' })
  expect(asked).toHaveLength(4)
})

it('remembers a refusal', async () => {
  const page = await newPage({ undecided: true })
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await banner(page).isVisible()).toBe(false)
})
