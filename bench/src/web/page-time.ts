import { Agent, request } from 'node:http'
import type { ServerProcess } from '../server-process.ts'
import { median } from '../statistics.ts'

/** What browsers understand. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** One caller on one connection; nothing waits for anything but the answer. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the last byte. */
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
  /** Milliseconds until the last byte of one answer; the median. */
  readonly wait: number
  /** Milliseconds of a core for one answer. */
  readonly core: number
}

async function round(server: ServerProcess, path: string, calls: number): Promise<PageTime> {
  const before = await server.coreTime()
  const waits: number[] = []
  while (waits.length < calls) waits.push(await once(server.url + path))
  return { wait: median(waits), core: ((await server.coreTime()) - before) / calls / 1000 }
}

/** Asks servers for a page in turns, so that what disturbs the machine disturbs all of them; the first round is left out. */
export async function timePage(servers: readonly ServerProcess[], path: string, rounds: number): Promise<PageTime[][]> {
  const times: PageTime[][] = servers.map(() => [])
  for (let turn = 0; turn <= rounds; turn += 1) {
    for (const [index, server] of servers.entries()) {
      const time = await round(server, path, turn === 0 ? 300 : 100)
      if (turn > 0) times[index]?.push(time)
    }
  }
  return times
}
