import { expect, it } from 'vitest'
import { newPage } from './testing/browser-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

it('without JavaScript, pages can be read, searched and navigated', async () => {
  const page = await newPage({ ...phone, javaScriptEnabled: false, undecided: true })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByRole('link', { name: /^Blog/ }).click()
  await page.waitForURL('**/blog')
  const articles = page.getByRole('article')
  const first = await articles.count()
  await page.getByRole('link', { name: 'Mehr zeigen' }).click()
  await page.waitForURL('**/blog?seiten=2')
  expect(await articles.count()).toBeGreaterThan(first)

  await page.getByRole('searchbox', { name: 'Artikel suchen' }).fill('Salz')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog?suche=Salz')
  await articles.first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/blog/*')
  expect(await page.getByRole('article').first().getByRole('paragraph').count()).toBeGreaterThan(3)
})

it('without JavaScript, questions open and galleries scroll', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Wissen' }).click()
  await page.getByRole('link', { name: /^Blog/ }).first().waitFor()
  await page.keyboard.press('Escape')
  const row = page.getByRole('region', { name: /./ }).locator('[class*="overflow-x-auto"]').first()
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await page.goto('/sale')
  const answer = page.locator('details').first()
  await answer.locator('summary').click()
  expect(await answer.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
})

it('a public page loads the app at the first interaction, and replays earlier clicks', async () => {
  const page = await newPage({ ...phone, undecided: true })
  // If the server cannot fetch a page's content in time, the page loads the app at once; the next, complete one is
  // cached.
  const isComplete = async () => (await (await page.request.get('/blog')).text()).includes('data-app=')
  await expect.poll(isComplete).toBe(true)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/blog', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])

  const banner = page.getByRole('dialog', { name: 'Wir verwenden Cookies' })
  await banner.getByRole('button', { name: 'Ausgewählte Cookies akzeptieren' }).click()
  await banner.waitFor({ state: 'hidden' })
  await page.reload()
  const first = await page.getByRole('article').count()
  await page.getByRole('button', { name: 'Mehr zeigen' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(first)
  expect(await banner.isVisible()).toBe(false)
})

it('an open menu can be closed after a tablet is turned', async () => {
  const page = await newPage({ viewport: { width: 820, height: 1180 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('dialog', { name: 'Menü' }).waitFor()
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await page.getByRole('link', { name: 'Jetzt Anmelden' }).first().click()
  await page.waitForURL('**/login')
})

it('the desktop menu opens, closes and navigates', async () => {
  const page = await newPage()
  await page.goto('/')
  const group = page.getByRole('button', { name: 'Wissen' })
  const blog = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: /^Blog/ })
  await group.press('Enter')
  await blog.waitFor()
  await page.keyboard.press('Escape')
  await blog.waitFor({ state: 'hidden' })
  expect(await group.evaluate((button) => button === document.activeElement)).toBe(true)
  await group.click()
  await page.getByRole('heading', { level: 1 }).click()
  await blog.waitFor({ state: 'hidden' })
  await group.click()
  await blog.click()
  await page.waitForURL('**/blog')
  await blog.waitFor({ state: 'hidden' })
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

it('the player of a video is allowed by the content security policy, and loads on click only', async () => {
  const player = 'https://www.youtube-nocookie.com/embed/kostbar-0001'
  const page = await newPage({ ...phone, allowedSite: player })
  const html = '<!doctype html><html lang="de"><title>Video</title><p>Es spielt</p></html>'
  await page.route(`${player}*`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/bausteine')
  await page.getByText('„Endlich fragt jemand, was mir schmeckt.“').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('link', { name: 'Video abspielen: Ein Blick in die Küche' }).click()
  await page.frameLocator('iframe').getByText('Es spielt').waitFor()
})
