import { Agent, request } from 'node:http'
import type { MeasuredProcess } from '../server-process.ts'
import { median } from '../statistics.ts'

/** Encodings that browsers accept. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A single kept-alive connection, so that no request waits for another one. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the last byte of one answer. */
function once(url: string): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
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
  /** CPU time of one answer in milliseconds. */
  readonly core: number
}

async function round(server: MeasuredProcess, path: string, calls: number): Promise<PageTime> {
  const before = await server.coreTime()
  const waits: number[] = []
  while (waits.length < calls) waits.push(await once(server.url + path))
  return { wait: median(waits), core: ((await server.coreTime()) - before) / calls / 1000 }
}

/** Requests a page from servers in turn, so that other load affects all of them alike; the first round is a warm-up. */
export async function timePage(
  servers: readonly MeasuredProcess[],
  path: string,
  rounds: number,
): Promise<PageTime[][]> {
  const times: PageTime[][] = servers.map(() => [])
  for (let turn = 0; turn <= rounds; turn += 1) {
    for (const [index, server] of servers.entries()) {
      const time = await round(server, path, turn === 0 ? 300 : 100)
      if (turn > 0) times[index]?.push(time)
    }
  }
  return times
}
