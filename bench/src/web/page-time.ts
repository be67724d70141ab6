import { Agent, request } from 'node:http'
import type { MeasuredProcess } from '../server-process.ts'
import { median } from '../statistics.ts'

/** Encodings that browsers accept. */
const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A single kept-alive connection, so that no request waits for another one. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the last byte of one answer. */
function once(url: string, headers: Record<string, string>): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { ...encodings, ...headers } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('end', () => resolve(performance.now() - begin)).resume()
    })
      .on('error', reject)
      .end()
  })
}

export interface PageTime {
  /** Median of the milliseconds until the last byte of an answer. */
  readonly wait: number
  /** CPU time of one answer in milliseconds; NaN where the server's is unknown. */
  readonly core: number
}

/** A server, with its CPU time where it is known. */
type TimedServer = Pick<MeasuredProcess, 'url'> & Partial<MeasuredProcess>

async function round(
  { url, coreTime = async () => Number.NaN }: TimedServer,
  path: string,
  calls: number,
  headers: Record<string, string>,
): Promise<PageTime> {
  const before = await coreTime()
  const waits: number[] = []
  while (waits.length < calls) waits.push(await once(url + path, headers))
  return { wait: median(waits), core: ((await coreTime()) - before) / calls / 1000 }
}

/** Requests a page from servers in turn, so that other load affects all of them alike; the first round is a warm-up. */
export async function timePage(
  servers: readonly TimedServer[],
  path: string,
  rounds: number,
  headers: Record<string, string> = {},
): Promise<PageTime[][]> {
  const times: PageTime[][] = servers.map(() => [])
  for (let turn = 0; turn <= rounds; turn += 1) {
    for (const [index, server] of servers.entries()) {
      const time = await round(server, path, turn === 0 ? 300 : 100, headers)
      if (turn > 0) times[index]?.push(time)
    }
  }
  return times
}
