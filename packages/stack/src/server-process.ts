import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endProcess } from '@kostbar/machine/end-process'
import { lastLines, logPath, withLog } from '@kostbar/machine/logs'
import { SetupError } from '@kostbar/machine/setup-error'
import { repositoryRoot } from './repository.ts'
import type { RunningService, StackContext } from './service.ts'

export type ServerProcess = {
  /** Display name, also of the log file. */
  name: string
  /** Absolute path of the script. */
  script: string
  /** Whether to restart on source changes. */
  restartOnChange: boolean
  /** Health URL: 2xx when ready. */
  readyUrl: string
  env: Record<string, string>
}

const startTimeoutMs = 180_000
const orphanGuard = new URL('./orphan-guard.ts', import.meta.url).href
const watcher = fileURLToPath(new URL('./watch-process.ts', import.meta.url))

function spawnServer({ mode, settings, dataDirectory }: StackContext, server: ServerProcess): Promise<ChildProcess> {
  const [script, ...args] = server.restartOnChange ? [watcher, server.script] : [server.script]
  const env = { ...process.env, NODE_ENV: mode, LOG_LEVEL: settings.logLevel, ...server.env }
  return withLog(logPath(dataDirectory, server.name), (log) =>
    // Detached: Ctrl-C must reach only this process. The IPC channel tells the child when its parent ends.
    fork(script, args, {
      cwd: repositoryRoot,
      env,
      execArgv: ['--import', orphanGuard],
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    }),
  )
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function waitUntilReady(child: ChildProcess, server: ServerProcess, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (!(await answers(server.readyUrl))) {
    signal.throwIfAborted()
    if (child.exitCode !== null || child.signalCode !== null) return
    if (Date.now() > deadline) throw new Error(`does not answer at ${server.readyUrl} after ${startTimeoutMs / 1000} s`)
    await delay(50)
  }
}

async function problem(name: string, what: string, log: string): Promise<SetupError> {
  return new SetupError(`${name} ${what}. The end of ${log}:\n${await lastLines(log)}`)
}

/**
 * Starts a server as a child process and waits until it is ready.
 * @throws SetupError with the last lines of its log when it ends or does not become ready
 */
export async function startProcess(context: StackContext, server: ServerProcess): Promise<RunningService> {
  const log = logPath(context.dataDirectory, server.name)
  const child = await spawnServer(context, server)
  const ended = once(child, 'exit').then(([code, signal]) =>
    problem(server.name, `ended (${signal ?? `exit code ${code}`})`, log),
  )
  try {
    await waitUntilReady(child, server, context.signal)
  } catch (error) {
    await endProcess(child)
    if (context.signal.aborted) throw error
    throw await problem(server.name, error instanceof Error ? error.message : 'did not start', log)
  }
  if (child.exitCode !== null || child.signalCode !== null) throw await ended
  return { stop: () => endProcess(child), failed: ended }
}
