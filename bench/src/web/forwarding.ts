import { account, listNotes, listRecipes, planWeek } from '../calls.ts'
import { median, withSpread } from '../statistics.ts'
import { timePage } from './page-time.ts'

/** Most time of a call through the web server, relative to the same call at the API. */
const maxRatio = 1.3

/**
 * Times a member's calls through the web server and at the API in turns, one after another on one connection each.
 * @param cookie session cookies of the member
 * @returns rows of a table, the first with its headings
 */
export async function forwardingRows(webUrl: string, apiUrl: string, cookie: string): Promise<string[][]> {
  const rows = [['call of a member', 'goal', 'through the web server / at the API (spread)', '', 'ms', 'ms at the API']]
  const servers = [{ url: `${webUrl}/api` }, { url: apiUrl }]
  // V8 optimises code after some thousand calls: otherwise the call that is measured first would seem slower.
  await timePage(servers, account.path, 20, { cookie })
  for (const { name, path } of [account, listNotes, planWeek, listRecipes]) {
    const [web = [], api = []] = await timePage(servers, path, 7, { cookie })
    const ratios = web.map(({ wait }, index) => wait / (api[index]?.wait ?? Number.NaN))
    const excess = median(ratios) - maxRatio
    const waits = [web, api].map((times) => median(times.map(({ wait }) => wait)).toFixed(2))
    const verdict = excess > 0 ? `missed by ${excess.toFixed(2)}` : 'reached'
    rows.push([name, `≤ ${maxRatio}`, withSpread(ratios), verdict, ...waits])
  }
  return rows
}
