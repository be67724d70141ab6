import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { findBrowser } from '../browser.ts'

let browser: Browser

/** One browser for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch(await findBrowser())
  })
  afterAll(() => browser.close())
}

/** What a browser says when a call is refused, or a test has taken a service away; the tests look at what people see instead. */
const refusedCall = /Failed to load resource: the server responded with a status of (4\d\d|503)/

/** Where the stack of the tests is told that services that count are; nobody answers there. */
export const countingServices = 'https://counting.test'

interface PageOptions extends BrowserContextOptions {
  /** Nobody has decided about cookies yet, so the banner asks. */
  readonly undecided?: boolean
  /** The person goes to the payment service's own pages. */
  readonly pays?: boolean
  /** One more site the person goes to: how its addresses begin. */
  readonly visits?: string
}

/**
 * A fresh browser window of a person in Austria. The test fails when the page logs an error, throws, breaks its content
 * policy, or talks to anyone but the web app, the object storage and where it goes on purpose.
 */
export async function newPage(given: PageOptions = {}): Promise<Page> {
  const { undecided = false, pays = false, visits, ...options } = given
  const baseURL = inject('webUrl')
  const elsewhere = [...(pays ? [inject('paymentsUrl')] : []), ...(visits ? [visits] : [])]
  const own = [baseURL, inject('storageUrl'), 'data:', 'blob:', ...elsewhere]
  const context = await browser.newContext({
    baseURL,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  if (!undecided)
    await context.addCookies([{ name: 'ef_reg_store', value: encodeURIComponent('{"analytics":false}'), url: baseURL }])
  context.setDefaultTimeout(15_000)
  await context.route(`${countingServices}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const wrong: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(`threw: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) wrong.push(`logged: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!own.some((start) => request.url().startsWith(start))) wrong.push(`called: ${request.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    expect(wrong).toEqual([])
  })
  return page
}

/**
 * Waits until the page answers to its scripts. To be called before what a browser does not keep for them: choosing a file,
 * typing into a form that has values of its own. Not for public pages, which wait for somebody to use them.
 */
export const alive = (page: Page): Promise<void> => page.locator('#root:not([data-unhydrated])').waitFor()

export const demoPassword = 'Kostbar-Demo-1'

/** Types into the sign-in form that is shown, and sends it as soon as it answers to its script. */
export async function sendSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Signs in as a person would, and waits for their profile. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login')
  await sendSignIn(page, email, password)
  await page.waitForURL('**/profile')
}
