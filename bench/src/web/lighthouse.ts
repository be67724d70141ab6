import lighthouse, { type Result } from 'lighthouse'
import { median, withSpread } from '../statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Goals of a public page on a phone by audit: times in milliseconds, layout shift without a unit. */
const audits = {
  'largest-contentful-paint': 1_200,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0.01,
} as const

export const lighthouseHead = [
  'Lighthouse mobile',
  'performance, accessibility, best practices, SEO',
  'LCP ms (spread)',
  'TBT ms (spread)',
  'CLS',
  '',
]

/**
 * Runs Lighthouse several times with its simulated phone.
 * @param port debugging port of the browser
 * @returns a table row: the medians, and by how much a goal is missed
 */
export async function lighthouseRow(name: string, url: string, port: number, runs: number): Promise<string[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure(url, port))
  const points = categories.map((id) => median(results.map(({ categories }) => (categories[id]?.score ?? 0) * 100)))
  const figures = Object.entries(audits).map(([id, goal]) => {
    const values = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
    return { id, goal, values, middle: median(values) }
  })
  const [lcp, tbt, cls] = figures
  const missed = [
    ...points.flatMap((value, index) => (value < 100 ? [`${categories[index]} by ${(100 - value).toFixed(0)}`] : [])),
    ...figures.flatMap(({ id, goal, middle }) =>
      middle > goal ? [`${id} by ${(middle - goal).toFixed(goal < 1 ? 3 : 0)}`] : [],
    ),
  ]
  return [
    name,
    points.map((value) => value.toFixed(0)).join(', '),
    withSpread(lcp?.values ?? [], 0),
    withSpread(tbt?.values ?? [], 0),
    (cls?.middle ?? Number.NaN).toFixed(3),
    missed.length > 0 ? `missed: ${missed.join(', ')}` : 'reached',
  ]
}

/** Runs Lighthouse once, and again if it failed: on a busy machine a page may paint too late for it. */
async function measure(url: string, port: number, again = true): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error' })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (again) return measure(url, port, false)
  throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message}`)
}
