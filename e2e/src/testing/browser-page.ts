import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { findBrowser } from '../browser.ts'
import { describePages } from './describe-page.ts'
import { pendingRequests, watchPendingRequests } from './pending-requests.ts'
import { randomAddress } from './random-address.ts'

/** Timeout of a single action in ms. It only ends tests that hang: machines may pause for most of a minute. */
const actionTimeoutMs = 120_000

/**
 * V8 without its optimising compilers. Tests show most pages for a few seconds, too short to regain what compiling costs:
 * the renderers of the screen tests take about 30 % less processor time, those of journeys no more than before.
 */
const withoutOptimising = '--js-flags=--no-maglev --no-turbofan'

let launched: Promise<Browser> | undefined

/** One browser per test worker, launched when first needed; playwright ends it with the worker. */
function sharedBrowser(): Promise<Browser> {
  launched ??= findBrowser().then((browser) =>
    chromium.launch({ ...browser, args: [...browser.args, withoutOptimising] }),
  )
  return launched
}

/** Ignored console messages of refused, stopped or offline calls; tests check the page instead. */
const refusedCall =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_INTERNET_DISCONNECTED)/

/** A request that a service worker passes on without a connection fails with this, whatever the reason was. */
const failedInWorker = 'Failed to load resource: net::ERR_FAILED'

interface PageOptions extends BrowserContextOptions {
  /** Leaves the cookie decision open, so that the cookie banner is shown. */
  readonly undecided?: boolean
  /** Allows the payment service's own pages. */
  readonly pays?: boolean
  /** One more allowed site: the prefix of its addresses. */
  readonly allowedSite?: string
}

interface ObservedPage {
  readonly page: Page
  /** Errors so far: exceptions, console errors, requests to sites that are not allowed. */
  readonly errors: string[]
}

/**
 * Opens a page in a context of its own: Austria, reduced motion, 1440 × 900 unless given. Without service workers unless they
 * are allowed: the browser takes them offline and online again at other moments than their pages.
 */
async function openPage(pageOptions: PageOptions): Promise<ObservedPage> {
  const { undecided = false, pays = false, allowedSite, ...options } = pageOptions
  const baseURL = inject('webUrl')
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    baseURL,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  if (!undecided)
    await context.addCookies([{ name: 'ef_reg_store', value: encodeURIComponent('{"analytics":false}'), url: baseURL }])
  context.setDefaultTimeout(actionTimeoutMs)
  watchPendingRequests(context)
  const page = await context.newPage()
  const external = [...(pays ? [inject('paymentsUrl')] : []), ...(allowedSite ? [allowedSite] : [])]
  const allowed = [baseURL, inject('storageUrl'), 'data:', 'blob:', ...external]
  return { page, errors: observeErrors(page, allowed, options.serviceWorkers === 'allow') }
}

/**
 * @param allowed prefixes of the addresses the page may call
 * @param hasWorker whether a service worker may pass requests on
 */
function observeErrors(page: Page, allowed: readonly string[], hasWorker: boolean): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`threw: ${error}`))
  page.on('console', (message) => {
    const text = message.text()
    const isExpected = refusedCall.test(text) || (hasWorker && text === failedInWorker)
    if (message.type() === 'error' && !isExpected) errors.push(`logged: ${text}`)
  })
  page.on('request', (request) => {
    if (!allowed.some((prefix) => request.url().startsWith(prefix))) errors.push(`called: ${request.url()}`)
  })
  return errors
}

/**
 * A new browser context with one page, closed after the test. The test fails when the page throws, logs an error,
 * violates its content security policy, or calls any site but the web app, the object storage and the allowed ones.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { page, errors } = await openPage(options)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') process.stderr.write(await describePages(page.context()))
    await page.context().close()
    expect(errors).toEqual([])
  })
  return page
}

/**
 * One page for all tests of a `describe` block, observed as by `newPage`.
 * @param prepare runs once, before the first test
 * @returns a function that gives the page inside a test
 */
export function sharedPage(options: PageOptions, prepare: (page: Page) => Promise<void>): () => Page {
  let observed: ObservedPage
  beforeAll(async () => {
    observed = await openPage(options)
    await prepare(observed.page)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') process.stderr.write(await describePages(observed.page.context()))
    expect(observed.errors.splice(0)).toEqual([])
  })
  afterAll(() => observed?.page.context().close())
  return () => observed.page
}

/**
 * Waits until React has hydrated the page. Needed before actions that are not replayed after hydration: choosing a
 * file, typing into a form with default values. Not for public pages, which hydrate when they are used.
 */
export const hydrated = (page: Page): Promise<void> => page.locator('#root:not([data-unhydrated])').waitFor()

/** Time in ms without requests after which a page counts as loaded: longer than from an answer to the requests it causes. */
const quietMs = 100

/**
 * Opens a page and waits until it is loaded: hydrated, and every request answered. Content that arrives later moves what
 * is below it, and a click that has begun would miss. `page.goto` remains for pages whose requests fail or hang.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilLoaded(page)
}

/** Waits until the page that is open is loaded, see `openHydrated`. Public pages hydrate when they are used, later. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('#root:not([data-unhydrated]), html:has(script[data-app])').first().waitFor({ state: 'attached' })
  const pending = pendingRequests(page.context())
  for (let quiet = 0; quiet < 2; quiet = pending.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(quietMs / 2)
}

/** Password of the demo accounts. */
export const demoPassword = 'Kostbar-Demo-1'

/** Password of accounts that tests create: sign-up refuses the demo password, which contains the product's name. */
export const accountPassword = 'Birnen-im-Herbst-1'

const passwordOf = (email: string) => (email.endsWith('@kostbar.test') ? demoPassword : accountPassword)

/** Fills in the sign-in form on the current page and sends it. */
export async function submitSignIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/**
 * Signs in the page's context by a call to the API, without opening a page; `guard.test.ts` tests the form itself. The
 * call bypasses the web server, which would replace the random client address: sign-ins are limited by address, and the
 * tests need more. Cookies apply to the web server as well, because ports of a host share them.
 */
export async function signIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  const headers = { origin: inject('webUrl'), 'x-forwarded-for': randomAddress() }
  const url = `${inject('apiUrl')}/users/signin`
  const send = async () => (await page.request.post(url, { data: { email, password }, headers })).status()
  let status = await send()
  // An API process with a delayed event loop refuses calls, which happens for a moment on a busy machine.
  for (let attempt = 1; status === 503 && attempt < 20; attempt += 1) {
    await page.waitForTimeout(1000)
    status = await send()
  }
  expect(status).toBe(200)
}
