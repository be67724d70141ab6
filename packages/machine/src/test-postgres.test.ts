import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { isAlive, waitForEnd } from './processes.ts'
import { startTestPostgres } from './test-postgres.ts'
import { throwAwayPostgres } from './testing/throw-away-postgres.ts'

// Several servers come and go in a test, on a machine that may be busy.
async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

const directoriesOf = (pid: number | undefined) =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`kostbar-test-${pid}-`))

it('starts an empty PostgreSQL 18 whose user may create databases, and removes it afterwards', async () => {
  const before = directoriesOf(process.pid)
  const { url, stop } = await throwAwayPostgres()
  expect(await query(url, 'SHOW server_version_num')).toEqual([{ server_version_num: expect.stringMatching(/^18/) }])
  await query(url, 'CREATE DATABASE another')
  await stop()
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  expect(directoriesOf(process.pid)).toEqual(before)
})

/** Starts a test run and kills it while its server runs. @returns both process ids */
async function killedRun(): Promise<{ runPid: number | undefined; serverPid: number }> {
  const run = fork(fileURLToPath(new URL('./testing/start-and-wait.ts', import.meta.url)), { execArgv: [] })
  const [{ pid }] = (await once(run, 'message')) as [{ pid: number }]
  expect(directoriesOf(run.pid)).toHaveLength(1)
  run.kill('SIGKILL')
  await once(run, 'exit')
  return { runPid: run.pid, serverPid: pid }
}

it('removes leftovers of a killed run', async () => {
  const { runPid, serverPid } = await killedRun()
  await (await throwAwayPostgres()).stop()
  expect(isAlive(serverPid)).toBe(false)
  expect(directoriesOf(runPid)).toEqual([])
})

it.runIf(process.platform === 'linux')('stops when its run is killed', async () => {
  const { serverPid } = await killedRun()
  expect(await waitForEnd(serverPid, 10_000)).toBe(true)
})

it('creates and drops separate databases on the server of DATABASE_URL', async () => {
  const server = await throwAwayPostgres()
  onTestFinished(server.stop)
  const names = () => query(server.url, `SELECT datname FROM pg_database WHERE datname LIKE 'kostbar_test_%'`)
  await query(server.url, 'CREATE DATABASE kostbar_test_1700000000000_left')
  vi.stubEnv('DATABASE_URL', server.url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const [one, other] = [await startTestPostgres(), await startTestPostgres()]
  expect(one.url).not.toBe(other.url)
  await query(one.url, 'CREATE TABLE here ()')
  expect(await names()).toHaveLength(2)
  await Promise.all([one.stop(), other.stop()])
  expect(await names()).toEqual([])
})
