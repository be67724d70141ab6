import type { Page, Route } from 'playwright-core'

const unavailable = (route: Route) => route.fulfill({ status: 503 })

/**
 * Lets requests of a page fail until the returned function is called. The route stays for the rest of the test and
 * forwards requests from then on: when Playwright removes a route (`unroute`, `times`) while the page loads something,
 * Chromium can leave that request without a response for ever.
 * @param url glob pattern of the addresses
 * @param fail answers a request; with 503 unless given
 */
export async function startOutage(page: Page, url: string, fail = unavailable): Promise<() => void> {
  let isOver = false
  await page.route(url, (route) => (isOver ? route.continue() : fail(route)))
  return () => {
    isOver = true
  }
}
