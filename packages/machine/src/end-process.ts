import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

const patienceMs = 20_000

/** Asks a child process to end and waits for it; one that does not is ended by force. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const force = new AbortController()
  const forced = delay(patienceMs, undefined, { signal: force.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  )
  await ended
  force.abort()
  await forced
}
