import { request } from 'node:http'
import type { Browser, BrowserContext } from 'playwright-core'

/** Time after network idle in which further requests are counted. */
const lateRequestsTimeoutMs = 5_000

/** Bytes of a script as gzip, without headers. */
function gzipSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

/** Scripts that a page has requested. */
export interface Scripts {
  readonly files: number
  /** As gzip, without headers. */
  readonly kilobytes: number
}

/** Scripts loaded by a page with an empty cache: before and after the first interaction. */
export async function measureScripts(
  context: BrowserContext,
  url: string,
): Promise<{ untouched: Scripts; used: Scripts }> {
  const page = await context.newPage()
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requested.add(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(lateRequestsTimeoutMs)
  const untouched = [...requested]
  await page.mouse.move(100, 100)
  await page.waitForTimeout(lateRequestsTimeoutMs)
  await page.close()
  return { untouched: await totalSize(untouched), used: await totalSize([...requested]) }
}

async function totalSize(urls: readonly string[]): Promise<Scripts> {
  const sizes = await Promise.all(urls.map(gzipSize))
  return { files: urls.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

/** A signed-in browser context with an empty cache. */
export async function signedIn(
  browser: Browser,
  webUrl: string,
  email: string,
  password: string,
): Promise<BrowserContext> {
  const first = await browser.newContext({ baseURL: webUrl })
  const answer = await first.request.post('/api/users/signin', {
    data: { email, password },
    headers: { origin: webUrl },
  })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`)
  const storageState = await first.storageState()
  await first.close()
  return browser.newContext({ baseURL: webUrl, storageState })
}
