import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { hydrated, newPage, openHydrated } from './testing/browser-page.ts'

const analyticsUrl = inject('analyticsUrl')
const script = (name: string) => expect.stringMatching(`^${analyticsUrl}/${name}\\.js`)

/** Collects the page's requests to the analytics services. */
function recordAnalyticsRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith(analyticsUrl) && requests.push(request.url()))
  return requests
}

const banner = (page: Page) => page.getByRole('dialog', { name: 'Wir verwenden Cookies' })

it('loads analytics only after consent, and no longer once it is withdrawn', async () => {
  const page = await newPage({ undecided: true, allowedSite: analyticsUrl })
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

  // On the next page the tags load without any interaction.
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

/** Pages whose address contains a token, which only the page's own script may see. */
const tokenPages = [
  '/passwort-zuruecksetzen#user=01900000-0000-7000-8000-000000000000&token=geheim',
  '/e-mail-bestaetigen#token=geheim',
  '/newsletter/bestaetigen#token=geheim',
  '/newsletter/abmelden#token=geheim',
  '/login?weiter=/e-mail-bestaetigen#token=geheim',
]

it('with consent, never loads analytics where passwords and tokens are, and sends no token in an address', async () => {
  const page = await newPage({ undecided: true, allowedSite: analyticsUrl })
  const consent = { name: 'ef_reg_store', value: encodeURIComponent('{"analytics":true}') }
  await page.context().addCookies([{ ...consent, url: inject('webUrl') }])
  const requests = recordAnalyticsRequests(page)
  const addresses: string[] = []
  page.on('request', (request) => {
    // Browsers never send the fragment. API calls are left out, because the check of a reset token has to send it.
    const address = request.url().replace(/#.*/, '')
    if (!address.includes('/api/')) addresses.push(address)
    addresses.push(request.headers().referer ?? '')
  })
  for (const path of [...tokenPages, '/signup', '/trainer/signup', '/passwort-vergessen']) {
    await page.goto('about:blank')
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(requests).toEqual([])
  expect(addresses.length).toBeGreaterThan(tokenPages.length)
  expect(addresses.filter((address) => address.includes('geheim'))).toEqual([])

  // From such a page to a public one and back: the document that contains the tag service is replaced.
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => requests).toHaveLength(2)
  await page.locator('a[href^="/login"]').first().click()
  await page.waitForURL('**/login*')
  await hydrated(page)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

it('moves the token of an older mail to the fragment before anything is loaded', async () => {
  const page = await newPage()
  const referers: string[] = []
  page.on('request', (request) => referers.push(request.headers().referer ?? ''))
  await page.goto('/newsletter/abmelden?token=geheim', { waitUntil: 'networkidle' })
  expect(new URL(page.url())).toMatchObject({ search: '', hash: '#token=geheim' })
  expect(referers.filter((address) => address.includes('geheim'))).toEqual([])
})

it('remembers a refusal', async () => {
  const page = await newPage({ undecided: true })
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await banner(page).isVisible()).toBe(false)
})

it.each([
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
])('on %s, what the keyboard focuses is never behind the banner, which it reaches first', async (_screen, viewport) => {
  const page = await newPage({ undecided: true, viewport })
  await openHydrated(page, '/')
  await banner(page).waitFor()
  // The first element is the link to the content.
  await page.keyboard.press('Tab')
  await hydrated(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-cookie-banner]')))).toBe(true)
  const hiddenLinks = await page.evaluate(() => {
    const covered = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect().top ?? 0
    const links = [...document.querySelectorAll<HTMLElement>('main a[href], footer a[href]')]
    return links
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        link.focus()
        return link.getBoundingClientRect().top >= covered
      })
      .map(({ textContent }) => textContent)
  })
  expect(hiddenLinks).toEqual([])
})
