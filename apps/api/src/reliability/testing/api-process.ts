import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@kostbar/machine/free-port'
import { origin, sessionSecret } from '../../testing/test-app.ts'

const server = fileURLToPath(new URL('../../server.ts', import.meta.url))
const startLimitMs = 30_000

/** A real API process on a port of its own. */
export interface ApiProcess {
  readonly url: string
  /** Milliseconds from its start until it could serve. */
  readonly startedIn: number
  readonly child: ChildProcess
  /** Everything it has written so far. */
  output(): string
  /** Sends a signal and waits for the end. @returns its exit code, null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** The settings every test process has in common; a mail server that nobody runs unless one is given. */
export const settingsFor = (databaseUrl: string, smtpUrl = 'smtp://127.0.0.1:9'): Record<string, string> => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl,
  WEB_URL: origin,
  SESSION_SECRET: sessionSecret,
  LINK_SECRET: sessionSecret,
  LOG_LEVEL: 'warn',
})

/** Runs `node src/server.ts` with nothing but these settings in its environment. Its channel to us ends it with us. */
export function spawnApi(settings: Record<string, string>): { child: ChildProcess; output(): string } {
  const child = fork(server, [], { execArgv: [], silent: true, env: { PATH: process.env.PATH, ...settings } })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return { child, output: () => Buffer.concat(chunks).toString() }
}

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the API and waits until it can serve. @throws Error with its output when it ends or stays silent instead */
export async function startApi(settings: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const { child, output } = spawnApi({ ...settings, API_PORT: `${port}` })
  while (!(await isReady(url))) {
    if (hasEnded(child) || performance.now() - started > startLimitMs) {
      child.kill('SIGKILL')
      throw new Error(`The API did not start:\n${output()}`)
    }
    await delay(20)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded(child)) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    }
    return child.exitCode
  }
  return { url, startedIn: Math.round(performance.now() - started), child, output, end }
}
