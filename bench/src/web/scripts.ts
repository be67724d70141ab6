import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'

/** Time after network idle in which further requests are counted. */
const lateRequestsTimeoutMs = 5_000

/** Size of a script in bytes with gzip, without headers. */
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

/** Scripts that a page has requested, and those in its document. */
export interface Scripts {
  readonly files: number
  /** Size with gzip, without headers. */
  readonly kilobytes: number
}

/** Records in the page when hydration removed the mark of the root. */
const recordHydration = () => {
  const onChange = (_changes: MutationRecord[], observer: MutationObserver) => {
    const root = document.getElementById('root')
    if (!root || root.hasAttribute('data-unhydrated')) return
    performance.mark('hydrated')
    observer.disconnect()
  }
  new MutationObserver(onChange).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-unhydrated'],
  })
}

/** URLs of the scripts requested before hydration; on a page that waits for an interaction, of all scripts so far. */
function scriptsBeforeHydration() {
  const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.POSITIVE_INFINITY
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < hydratedAt)
    .map(({ name }) => name)
}

/** Code of the scripts in the document. */
const inlineScripts = () =>
  [...document.querySelectorAll('script[type=module]:not([src])')].map(({ textContent }) => textContent)

interface ScriptSizes {
  /** Scripts until hydration, with which the page is usable. */
  readonly first: Scripts
  /** The same and the scripts that the idle page preloads. */
  readonly untouched: Scripts
  /** The same and the scripts that the first interaction loads. */
  readonly used: Scripts
}

/** Scripts loaded by a page with an empty cache: until hydration, until it is idle, and after the first interaction. */
export async function measureScripts(context: BrowserContext, url: string): Promise<ScriptSizes> {
  const page = await context.newPage()
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requested.add(request.url())
  })
  await page.addInitScript(recordHydration)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(lateRequestsTimeoutMs)
  const first = await page.evaluate(scriptsBeforeHydration)
  const inline = await page.evaluate(inlineScripts)
  const untouched = [...requested]
  await page.mouse.move(100, 100)
  await page.waitForTimeout(lateRequestsTimeoutMs)
  await page.close()
  return {
    first: await totalSize(first, inline),
    untouched: await totalSize(untouched, inline),
    used: await totalSize([...requested], inline),
  }
}

async function totalSize(urls: readonly string[], inline: readonly string[]): Promise<Scripts> {
  const sizes = [...(await Promise.all(urls.map(gzipSize))), ...inline.map((code) => gzipSync(code).byteLength)]
  return { files: urls.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}
