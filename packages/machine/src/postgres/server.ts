import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { endProcess } from '../end-process.ts'
import { lastLines, withLog } from '../logs.ts'
import { endedWithParent } from '../parent-death.ts'
import { hasCode, SetupError } from '../setup-error.ts'
import { databaseUser, ensureCluster } from './cluster.ts'
import type { ClusterLocation } from './home.ts'
import { stopLeftover } from './leftover.ts'

export type PostgresOptions = {
  home: ClusterLocation
  port: number
  password: string
  /** Name of the database, which is created when missing. */
  database: string
  /** false trades safety against power loss for speed, for throw-away clusters. */
  durable: boolean
  logFile: string
  signal?: AbortSignal
}

export type PostgresServer = {
  url: string
  pid: number
  /** Resolves when the server has ended, by `stop` or by itself. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

const startLimitMs = 60_000
/** Longest wait for the answer to one attempt; a server that is not running yet refuses at once. */
const answerLimitMs = 20_000
/**
 * Settings of servers whose data need not outlive a crash. Tests start several API processes side by side, each with a
 * pool of 20 connections and another one for jobs: 165 connections were open at once on two cores.
 */
const throwAway = ['fsync=off', 'full_page_writes=off', 'max_connections=500']

/** Connection string of a database on a server that this package started. */
export const serverUrl = (port: number, password: string, database: string): string =>
  `postgresql://${databaseUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/** Keeps values of rows, such as e-mail addresses, out of the log: no details of errors, no statements that failed. */
const noRowValues = ['log_error_verbosity=terse', 'log_min_error_statement=panic']

async function spawnServer({ home, port, durable, logFile }: PostgresOptions): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...noRowValues,
    ...(durable ? ['max_connections=200'] : throwAway),
  ]
  const flags = ['-D', home.data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])]
  const { program, args } = await endedWithParent({ program: home.binaries.postgres, args: flags })
  return withLog(logFile, (log) =>
    // Detached: Ctrl-C in the terminal must reach this process only, so that it stops the server in order.
    spawn(program, args, { ...home.account, cwd: '/', detached: true, stdio: ['ignore', log, log] }),
  )
}

type Attempt = 'ready' | 'starting' | 'noDatabase'

async function attempt(url: string): Promise<Attempt> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerLimitMs })
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    if (hasCode(error, '3D000')) return 'noDatabase'
    if (hasCode(error, 'ECONNREFUSED', 'ECONNRESET', '57P03')) return 'starting'
    if (hasCode(error, '28P01')) {
      throw new SetupError(
        'PostgreSQL does not accept the password kept in secrets.json: `reset` starts an empty stack.',
      )
    }
    throw error
  } finally {
    await client.end()
  }
}

async function createDatabase(options: PostgresOptions): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl(options.port, options.password, 'postgres') })
  await client.connect()
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(options.database)}`).finally(() => client.end())
}

async function waitUntilReady(child: ChildProcess, options: PostgresOptions): Promise<void> {
  const url = serverUrl(options.port, options.password, options.database)
  const deadline = Date.now() + startLimitMs
  for (;;) {
    options.signal?.throwIfAborted()
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      throw new SetupError(`PostgreSQL did not start:\n${await lastLines(options.logFile)}`)
    }
    const state = await attempt(url)
    if (state === 'ready') return
    if (state === 'noDatabase') return createDatabase(options)
    await delay(20)
  }
}

/**
 * Starts the server and retries: after a kill, sessions of the old server may live on for a moment and block the start.
 */
async function startWithRetries(options: PostgresOptions): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const child = await spawnServer(options)
    try {
      if (child.pid === undefined) await once(child, 'spawn')
      await waitUntilReady(child, options)
      return child
    } catch (error) {
      await endProcess(child, 'SIGINT')
      const isOrphaned = (await lastLines(options.logFile)).includes('pre-existing shared memory block')
      if (!isOrphaned || tries === 20) throw error
      await delay(250)
    }
  }
}

/**
 * Starts PostgreSQL on 127.0.0.1, creates the cluster and the database if missing, and recovers from a killed run.
 * @throws SetupError with the last lines of the server's log when it does not start
 */
export async function startServer(options: PostgresOptions): Promise<PostgresServer> {
  await stopLeftover(options.home.data)
  await ensureCluster(options.home, options.password, options.durable)
  const child = await startWithRetries(options)
  return {
    url: serverUrl(options.port, options.password, options.database),
    pid: child.pid ?? 0,
    ended: once(child, 'exit'),
    stop: () => endProcess(child, 'SIGINT'),
  }
}
