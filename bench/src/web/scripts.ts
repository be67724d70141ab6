import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { documentScripts } from '@kostbar/e2e/document-scripts'
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

/** Scripts in files, and those in a page's document. */
export interface Scripts {
  readonly files: number
  /** Size with gzip, without headers. */
  readonly kilobytes: number
}

export interface ScriptSizes {
  /** Scripts in the document and those that it names, which are all that runs before hydration. */
  readonly first: Scripts
  /** The same and the scripts that the page loads until it is idle. */
  readonly untouched: Scripts
  /** The same and the scripts that the first interaction loads. */
  readonly used: Scripts
}

/** Scripts loaded by a page with an empty cache: before hydration, until it is idle, and after the first interaction. */
export async function measureScripts(context: BrowserContext, url: string): Promise<ScriptSizes> {
  const page = await context.newPage()
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requested.add(request.url())
  })
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${url} was answered with ${response?.status() ?? 'nothing'}`)
  const { inline, paths } = documentScripts(await response.text())
  await page.waitForTimeout(lateRequestsTimeoutMs)
  const untouched = [...requested]
  await page.mouse.move(100, 100)
  await page.waitForTimeout(lateRequestsTimeoutMs)
  await page.close()
  const first = paths.map((path) => new URL(path, url).href)
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
