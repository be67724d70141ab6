import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@kostbar/machine/free-port'
import { compileCache } from '../../testing/compile-cache.ts'
import { linkSecret, masterKeys, origin, sessionSecret } from '../../testing/test-app.ts'

const server = fileURLToPath(new URL('../../server.ts', import.meta.url))
/** Longest start of a process; the local stack waits as long for its servers. */
const startTimeoutMs = 180_000
/** Interval in ms between two checks whether a process is ready: a fraction of its start, which they would delay. */
const readyPollMs = 100

/** An API process (`node src/server.ts`) on a free port. */
export interface ApiProcess {
  readonly url: string
  /** Milliseconds from its start until `/ready` answered 200. */
  readonly startedInMs: number
  readonly child: ChildProcess
  /** Its stdout and stderr so far. */
  output(): string
  /** Sends a signal; waits for the end and all output. @returns its exit code, null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Settings that all test processes share. Mails fail unless a mail server is given. */
export const settingsFor = (databaseUrl: string, smtpUrl = 'smtp://127.0.0.1:9'): Record<string, string> => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl,
  WEB_URL: origin,
  SESSION_SECRET: sessionSecret,
  LINK_SECRET: linkSecret,
  DATA_KEYS: masterKeys,
  STAFF_SECOND_FACTOR: 'optional',
  // A busy or paused machine delays event loops as too many requests do; `http/health.test.ts` tests the refusals.
  MAX_EVENT_LOOP_DELAY_MS: '0',
  LOG_LEVEL: 'warn',
})

/** Runs `node src/server.ts` with only these settings in its environment. It exits when its IPC channel closes. */
export function spawnApi(settings: Record<string, string>): { child: ChildProcess; output(): string } {
  const child = fork(server, [], {
    execArgv: [],
    silent: true,
    env: { PATH: process.env.PATH, ...compileCache, ...settings },
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return { child, output: () => Buffer.concat(chunks).toString() }
}

export const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Usual upper bound of `startedInMs` on a quiet machine. */
const quietStartMs = 3000

/** Scales a limit for a quiet machine by how much slower the machine is now, measured by the start time of the API. */
export const scaledLimitMs = (limitMs: number, { startedInMs }: Pick<ApiProcess, 'startedInMs'>): number =>
  Math.round(limitMs * Math.max(1, startedInMs / quietStartMs))

/** Starts the API and waits until it is ready. @throws Error with its output when it exits or is not ready in time */
export async function startApi(settings: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const { child, output } = spawnApi({ ...settings, API_PORT: `${port}` })
  while (!(await isReady(url))) {
    if (hasExited(child) || performance.now() - started > startTimeoutMs) {
      child.kill('SIGKILL')
      throw new Error(`The API did not start:\n${output()}`)
    }
    await delay(readyPollMs)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!hasExited(child)) {
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    }
    return child.exitCode
  }
  return { url, startedInMs: Math.round(performance.now() - started), child, output, end }
}
