import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endProcess } from '@kostbar/machine/end-process'
import { freePort } from '@kostbar/machine/free-port'
import { dataKeys, sessionSecret } from './tokens.ts'

/** A measured server in a process of its own. */
export interface MeasuredProcess {
  url: string
  /** CPU time since its start in microseconds. */
  coreTime(): Promise<number>
  stop(): Promise<void>
}

const scripts = {
  api: fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url)),
  raw: fileURLToPath(new URL('./raw/server.ts', import.meta.url)),
}
const usageReport = fileURLToPath(new URL('./report-usage.ts', import.meta.url))

/**
 * Command that pins a server to the last core; only one server is under load at a time, the load generator is not
 * pinned.
 */
const pinned: string[] =
  availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0
    ? ['taskset', '-c', `${availableParallelism() - 1}`]
    : []

export const isPinned = pinned.length > 0

const settings = (databaseUrl: string, port: number) => ({
  API_PORT: `${port}`,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '20',
  SESSION_SECRET: sessionSecret,
  LINK_SECRET: randomBytes(32).toString('base64url'),
  STAFF_SECOND_FACTOR: 'optional',
  DATA_KEYS: dataKeys,
  // No measured call sends mail.
  SMTP_URL: 'smtp://127.0.0.1:9',
})

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  // Long enough for a busy machine: starting is not measured.
  const deadline = Date.now() + 120_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded() || Date.now() > deadline) throw new Error(`No server at ${url}`)
    await delay(50)
  }
}

interface Script {
  /** Absolute path. */
  readonly path: string
  readonly port: number
  readonly env: Record<string, string>
  /** Path that answers with success once the server is ready. */
  readonly ready: string
  /** Further flags for Node.js. */
  readonly nodeFlags?: string[]
}

/** Starts a server, pinned to one core where `taskset` exists, and waits until it is ready. */
export async function startScript({ path, port, env, ready, nodeFlags = [] }: Script): Promise<MeasuredProcess> {
  const url = `http://127.0.0.1:${port}`
  const node = [process.execPath, ...nodeFlags, '--import', usageReport, path]
  const [command = process.execPath, ...args] = [...pinned, ...node]
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilReady(url + ready, () => child.exitCode !== null || child.signalCode !== null)
  return {
    url,
    coreTime: async () => {
      child.send('usage')
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
      return user + system
    },
    stop: () => endProcess(child),
  }
}

/**
 * Starts the API or the raw server on a database.
 * @param options.nodeFlags further flags for Node.js, for profiling
 * @param options.env further settings
 */
export async function startServer(
  script: keyof typeof scripts,
  databaseUrl: string,
  { nodeFlags = [], env = {} }: { nodeFlags?: string[]; env?: Record<string, string> } = {},
): Promise<MeasuredProcess> {
  const port = await freePort()
  const allSettings = { ...settings(databaseUrl, port), ...env }
  return startScript({ path: scripts[script], port, env: allSettings, ready: '/ready', nodeFlags })
}
