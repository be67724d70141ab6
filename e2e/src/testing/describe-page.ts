import type { BrowserContext, Page, Request } from 'playwright-core'

/** Limit in ms for the answer of a page that may hang. */
const answerTimeout = 5_000

/** Requests of all pages of a context that have no answer yet; kept current until the context is closed. */
export function watchPendingRequests(context: BrowserContext): ReadonlySet<Request> {
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/**
 * Text of what each page of a context shows and waits for. Printed for failed tests: a timeout alone does not tell the
 * cause.
 */
export async function describePages(context: BrowserContext, pending: ReadonlySet<Request>): Promise<string> {
  const pages = await Promise.all(context.pages().map((page) => describePage(page, pending)))
  return pages.join('')
}

async function describePage(page: Page, pending: ReadonlySet<Request>): Promise<string> {
  const state = page.evaluate(() => ({
    history: history.state as unknown,
    isOnline: navigator.onLine,
    unhydrated: [...document.querySelectorAll('[data-unhydrated]')].map(({ tagName, id }) => `${tagName}#${id}`),
  }))
  const waiting = new Promise<string>((resolve) => setTimeout(resolve, answerTimeout, 'no answer'))
  const shown = page.locator('body').ariaSnapshot({ timeout: answerTimeout })
  return [
    `Page: ${page.url()}`,
    `State: ${JSON.stringify(await Promise.race([state.catch(String), waiting]))}`,
    `Pending requests of all pages: ${[...pending].map((request) => `${request.method()} ${request.url()}`).join(', ') || 'none'}`,
    await shown.catch(String),
    '',
  ].join('\n')
}
