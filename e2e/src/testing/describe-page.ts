import type { Page, Request } from 'playwright-core'

/** Limit in ms for the answer of a page that may hang. */
const answerTimeout = 5_000

/** The page's requests that have no answer yet; kept current until the page is closed. */
export function watchPendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Text of what a page shows and waits for. Printed for failed tests: a timeout alone does not tell the cause. */
export async function describePage(page: Page, pending: ReadonlySet<Request>): Promise<string> {
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
    `Pending requests: ${[...pending].map((request) => `${request.method()} ${request.url()}`).join(', ') || 'none'}`,
    await shown.catch(String),
    '',
  ].join('\n')
}
