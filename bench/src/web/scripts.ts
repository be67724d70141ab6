import { request } from 'node:http'
import type { Browser, BrowserContext } from 'playwright-core'

/** How long after the last request a page that nobody touches may still ask for something, in milliseconds. */
const patience = 5_000

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

/** Scripts that a page has asked for. */
export interface Scripts {
  readonly files: number
  /** As gzip, without headers. */
  readonly kilobytes: number
}

/** What a first visit to a page loads in scripts: as long as nobody touches it, and once somebody has. */
export async function scriptsOf(context: BrowserContext, url: string): Promise<{ untouched: Scripts; used: Scripts }> {
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.add(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(patience)
  const untouched = [...asked]
  await page.mouse.move(100, 100)
  await page.waitForTimeout(patience)
  await page.close()
  return { untouched: await sizeOf(untouched), used: await sizeOf([...asked]) }
}

async function sizeOf(urls: readonly string[]): Promise<Scripts> {
  const sizes = await Promise.all(urls.map(gzipSize))
  return { files: urls.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

/** Somebody signed in, whose browser has kept nothing but that. */
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
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`)
  const storageState = await first.storageState()
  await first.close()
  return browser.newContext({ baseURL: webUrl, storageState })
}
