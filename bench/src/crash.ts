import { repositoryRoot } from '@kostbar/stack/repository'
import { startVitest, type Vitest } from 'vitest/node'
import { describeMachine } from './machine.ts'
import { median } from './statistics.ts'
import { printTable } from './table.ts'

/**
 * `pnpm bench:crash`: runs the tests that kill API and PostgreSQL (SIGKILL) under a load of writes, with more kills than
 * `pnpm test`, and prints how long the API took to serve again. The tests check that no acknowledged write is lost.
 */
const maxServingSeconds = 5

const crashes = [
  { what: 'the API', file: 'crash', setting: 'API_KILLS', kills: 20 },
  { what: 'PostgreSQL', file: 'outage', setting: 'POSTGRES_KILLS', kills: 5 },
]

/** Seconds until the API served again after each kill, as the tests of a file annotate them in milliseconds. */
const servingSeconds = ({ state }: Vitest, file: string): number[] =>
  state
    .getTestModules()
    .filter(({ moduleId }) => moduleId.endsWith(`/${file}.test.ts`))
    .flatMap(({ children }) => [...children.allTests()])
    .flatMap((test) => test.annotations())
    .filter(({ type }) => type === 'ms to serving')
    .flatMap(({ message }) => message.split(' '))
    .map((ms) => Number(ms) / 1000)

for (const { setting, kills } of crashes) process.env[setting] = `${kills}`
const vitest = await startVitest(
  'test',
  crashes.map(({ file }) => `reliability/${file}.test.ts`),
  // One file after the other, so that neither slows down what the other measures.
  { root: repositoryRoot, project: ['api'], watch: false, fileParallelism: false },
)
await vitest.close()

const rows = [['killed under a load of writes', 'kills', 'goal', 's until it serves', 'slowest', '']]
for (const { what, file, kills } of crashes) {
  const seconds = servingSeconds(vitest, file)
  const slowest = Math.max(...seconds)
  const excess = slowest - maxServingSeconds
  const verdict = excess > 0 ? `missed by ${excess.toFixed(1)}` : 'reached'
  rows.push([
    what,
    `${seconds.length}`,
    `≤ ${maxServingSeconds}`,
    median(seconds).toFixed(1),
    slowest.toFixed(1),
    seconds.length === kills ? verdict : 'a test failed',
  ])
}
console.log()
printTable(rows)
console.log(`\n${describeMachine()}`)
