import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/** A browser context with an empty cache, signed in. @param cookie session cookies, as of `signIn` */
export async function signedIn(
  browser: Browser,
  webUrl: string,
  cookie: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: webUrl, ...options })
  // Without a decision about cookies, the question would cover a part of the page.
  const pairs = [...cookie.split('; '), `ef_reg_store=${encodeURIComponent('{"analytics":false}')}`]
  const cookies = pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: webUrl }
  })
  await context.addCookies(cookies)
  return context
}
