import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations } from '@kostbar/prisma/migrate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BenchSession, fill } from './fill.ts'
import { measuredCalls } from './measured-calls.ts'
import { fetchAnswer } from './same-answer.ts'
import { type MeasuredProcess, startServer } from './server-process.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let servers: MeasuredProcess[]
let sessions: BenchSession[]

beforeAll(async () => {
  const postgres = await startTestPostgres()
  cleanUp.defer(() => postgres.stop())
  await applyMigrations(postgres.url)
  const size = { members: 100, rows: 1000, recipes: 40, foods: 40 }
  sessions = (await fill(postgres.url, size)).readers
  servers = await Promise.all((['api', 'raw'] as const).map((script) => startServer(script, postgres.url)))
  for (const server of servers) cleanUp.defer(() => server.stop())
})

/** For every call of `pnpm bench`: a raw server that does less than the API would make the ratio meaningless. */
it.for(measuredCalls.map(([call]) => [call.name, call] as const))(
  'the raw server answers "%s" as the API does',
  async ([, call]) => {
    const [api, raw] = await Promise.all(servers.map((server) => fetchAnswer({ server, sessions }, call)))
    expect(raw).toEqual(api)
  },
)
