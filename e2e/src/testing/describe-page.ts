import type { BrowserContext, Page } from 'playwright-core'
import { pendingRequests } from './pending-requests.ts'

/** Limit in ms for the answer of a page that may hang. */
const answerTimeout = 5_000

/**
 * Text of what each page of a context shows and waits for. Printed for failed tests: a timeout alone does not tell the
 * cause.
 */
export async function describePages(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(context.pages().map((page) => describePage(page)))
  return pages.join('')
}

async function describePage(page: Page): Promise<string> {
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
    `Pending requests of all pages: ${[...pendingRequests(page.context())].map((request) => `${request.method()} ${request.url()}`).join(', ') || 'none'}`,
    await shown.catch(String),
    '',
  ].join('\n')
}
