import { parseArgs } from 'node:util'
import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations } from '@kostbar/prisma/migrate'
import { addNote } from './calls.ts'
import { type BenchSession, fill } from './fill.ts'
import type { LoadCall, Round } from './load.ts'
import { describeMachine } from './machine.ts'
import { measuredCalls } from './measured-calls.ts'
import { type Pair, type Plan, paired, type Side } from './paired.ts'
import { expectSameAnswer } from './same-answer.ts'
import { startServer } from './server-process.ts'
import { median, withSpread } from './statistics.ts'
import { printTable } from './table.ts'

/** `pnpm bench`: requests per second of the API, compared to a minimal server that does the same work. */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Name of the one call to measure. */
    only: { type: 'string' },
    /** Directory for a CPU profile of each server. */
    profile: { type: 'string' },
  },
})

const plan: Plan = options.quick
  ? { connections: 32, rounds: 3, seconds: 0.6, warmUpCalls: 1000 }
  : { connections: 32, rounds: 12, seconds: 0.8, warmUpCalls: 5000 }

const head = [
  '',
  'goal',
  'ratio (spread)',
  '',
  'by core time',
  'requests/s',
  'raw',
  'µs of a core',
  'raw',
  'p99 ms',
  'raw',
]

function resultRow(name: string, goal: number, pairs: Pair[]): string[] {
  const ratios = pairs.map(({ first, second }) => first.perSecond / second.perSecond)
  /** Ratios by CPU time, which other load of the machine affects less. */
  const byCoreTime = pairs.map(({ first, second }) => second.coreTime / first.coreTime)
  const missing = goal - median(ratios)
  const middle = (figure: keyof Round) =>
    (['first', 'second'] as const).map((side) => median(pairs.map((pair) => pair[side][figure])).toFixed(0))
  return [
    name,
    `≥ ${goal.toFixed(2)}`,
    withSpread(ratios),
    missing > 0 ? `missed by ${missing.toFixed(2)}` : 'reached',
    median(byCoreTime).toFixed(2),
    ...middle('perSecond'),
    ...middle('coreTime'),
    ...middle('p99'),
  ]
}

await using cleanUp = new AsyncDisposableStack()
const postgres = await startTestPostgres()
cleanUp.defer(() => postgres.stop())
await applyMigrations(postgres.url)
const { readers } = await fill(postgres.url, { members: 10_000, rows: 200_000, recipes: 1_000, foods: 1_000 })
const nodeFlags = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
const api = await startServer('api', postgres.url, { nodeFlags })
cleanUp.defer(() => api.stop())
const raw = await startServer('raw', postgres.url, { nodeFlags })
cleanUp.defer(() => raw.stop())

/** Sessions of a call: reading and adding use different ones, so that the lists that are read do not grow. */
const callers = (call: LoadCall): BenchSession[] =>
  readers.filter((_, index) => index % 2 === (call === addNote ? 0 : 1))

const rows = [head]
for (const [call, goal] of measuredCalls.filter(([{ name }]) => !options.only || name === options.only)) {
  const sides = [api, raw].map((server) => ({ server, sessions: callers(call) })) as [Side, Side]
  await expectSameAnswer(...sides, call)
  rows.push(resultRow(call.name, goal, await paired(...sides, call, plan)))
}
printTable(rows)
console.log(`\n${describeMachine()}`)
