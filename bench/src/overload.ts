import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from '@kostbar/stack/build'
import { startStack } from '@kostbar/stack/stack'
import { freePorts } from '@kostbar/stack/testing/free-ports'
import { allLocal } from '@kostbar/stack/testing/local-settings'
import autocannon from 'autocannon'
import { describeMachine } from './machine.ts'
import { watchMemory } from './resident-memory.ts'
import { signIn } from './sign-in.ts'
import { median } from './statistics.ts'
import { printTable } from './table.ts'

/**
 * `pnpm bench:overload`: goodput of the web server at five times its capacity, the time of a member's calls while
 * strangers overload it, and the memory of both servers. Load generator, web server, API and database share the machine.
 */
const minGoodputRatio = 0.8
const overloadFactor = 5
const peakConnections = 32
const overloadConnections = 400
const seconds = 8
/** Time after the last load until memory is read once more. */
const restMs = 10_000
/** Number of the member's calls, made one after another. */
const memberCalls = 60

await using cleanUp = new AsyncDisposableStack()
const directory = await mkdtemp(join(tmpdir(), 'kostbar-bench-'))
cleanUp.defer(() => rm(directory, { recursive: true, force: true }))
await build('production')
const stack = await startStack({ ...allLocal, dataDirectory: directory, ports: await freePorts(), seed: true })
cleanUp.defer(() => stack.stop())
const { web } = stack.addresses
const cookie = await signIn(web, 'mitglied@kostbar.test')
const memory = await watchMemory(['apps/web/src/server/server.ts', 'apps/api/src/server.ts'])

interface Target {
  name: string
  /** Path of the n-th call; differs per call where the page cache must not answer. */
  path(call: number): string
  headers?: Record<string, string>
}

const renderedPage: Target = { name: 'rendered page', path: (call) => `/blog?suche=wort${call}` }
const targets: Target[] = [
  { name: 'cached page', path: () => '/blog' },
  renderedPage,
  { name: 'call of a member', path: () => '/api/users/info', headers: { cookie } },
]

const rows = [
  ['through the web server', 'peak/s', 'goodput/s at 5 ×', 'refused/s', 'ratio', `goal ≥ ${minGoodputRatio}`],
]
for (const target of targets) {
  await sendLoad(target, { connections: peakConnections })
  const peak = await sendLoad(target, { connections: peakConnections })
  const offered = Math.ceil(peak.goodput * overloadFactor)
  const overload = await sendLoad(target, { connections: overloadConnections, offered })
  const ratio = overload.goodput / peak.goodput
  const verdict = ratio >= minGoodputRatio ? 'reached' : `missed by ${(minGoodputRatio - ratio).toFixed(2)}`
  const figures = [peak.goodput, overload.goodput, overload.refused].map((value) => value.toFixed(0))
  rows.push([target.name, ...figures, ratio.toFixed(2), verdict])
  await delay(2_000)
}
printTable(rows)

const quiet = await timeMember()
const flood = sendLoad(renderedPage, { connections: 50, duration: 20 })
await delay(2_000)
const flooded = await timeMember()
await flood
const percentile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
console.log(
  `\nA member's call, median and 95th percentile: ${median(quiet).toFixed(0)} and ${percentile(quiet).toFixed(0)} ms alone, ` +
    `${median(flooded).toFixed(0)} and ${percentile(flooded).toFixed(0)} ms beside 50 strangers who render pages`,
)

await delay(restMs)
const [ofWeb = [], ofApi = []] = await memory.stop()
const toRow = (name: string, megabytes: number[]) => [name, ...megabytes.map((value) => value.toFixed(0))]
console.log()
printTable([
  ['resident memory, MB', 'before', 'at the peak', `${restMs / 1000} s after`],
  toRow('web server', ofWeb),
  toRow('API', ofApi),
])
console.log(`\n${describeMachine()}`)

/**
 * Sends load to a target.
 * @param load.offered calls per second; undefined sends the next call of a connection after each response
 * @returns successful and refused responses per second
 */
async function sendLoad(
  { path, headers = {} }: Target,
  { connections, offered, duration = seconds }: { connections: number; offered?: number; duration?: number },
): Promise<{ goodput: number; refused: number }> {
  let call = 0
  const result = await autocannon({
    url: web,
    connections,
    duration,
    sampleInt: 100,
    ...(offered && { overallRate: offered }),
    requests: [
      {
        headers,
        setupRequest: (request) => {
          call += 1
          return { ...request, path: path(call) }
        },
      },
    ],
  })
  return { goodput: result['2xx'] / result.duration, refused: result.non2xx / result.duration }
}

/** Duration of each of the member's calls in milliseconds. */
async function timeMember(): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < memberCalls; call += 1) {
    const start = performance.now()
    const response = await fetch(`${web}/api/notes`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A member's call answered ${response.status}`)
    times.push(performance.now() - start)
    await delay(100)
  }
  return times
}
