import { setTimeout as delay } from 'node:timers/promises'
import { tryPort } from '@kostbar/machine/free-port'
import { hasCode, SetupError } from '@kostbar/machine/setup-error'
import { describePortOwner } from './port-owner.ts'
import type { PortName, Ports } from './ports.ts'

/** After a kill, children of the previous stack need a moment to release their ports. */
const portReleaseTimeoutMs = 3000

async function problemWith(name: PortName, port: number): Promise<SetupError | undefined> {
  const deadline = Date.now() + portReleaseTimeoutMs
  for (;;) {
    try {
      await tryPort(port)
      return undefined
    } catch (error) {
      if (hasCode(error, 'EACCES'))
        return new SetupError(`${name} is ${port}, which this user may not listen on; choose one from 1024 up.`)
      if (!hasCode(error, 'EADDRINUSE')) throw error
      if (Date.now() > deadline) return new SetupError(await describeTakenPort(name, port))
      await delay(100)
    }
  }
}

async function describeTakenPort(name: PortName, port: number): Promise<string> {
  const owner = (await describePortOwner(port)) ?? 'another process'
  return `Port ${port} (${name}) is taken by ${owner}: end it, or set ${name} or PORT_BASE to other ports.`
}

/**
 * Checks that ports are free.
 * @throws SetupError naming the first taken port, its variable and, where known, the process
 */
export async function assertPortsFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  const problems = await Promise.all(names.map((name) => problemWith(name, ports[name])))
  const first = problems.find((problem) => problem !== undefined)
  if (first) throw first
}
