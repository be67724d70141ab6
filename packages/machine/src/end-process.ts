import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

const killAfterMs = 20_000

/** Signals a child process and waits for its end; after 20 s it is killed with SIGKILL. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const force = new AbortController()
  const forced = delay(killAfterMs, undefined, { signal: force.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  )
  await ended
  force.abort()
  await forced
}
