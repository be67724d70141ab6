import { setTimeout as delay } from 'node:timers/promises'
import { tryPort } from '@kostbar/machine/free-port'
import { hasCode, SetupError } from '@kostbar/machine/setup-error'
import { portHolder } from './port-holder.ts'
import type { PortName, Ports } from './ports.ts'

/** After a kill the children of the last stack need a moment to notice and let go of their ports. */
const patienceMs = 3000

async function problemWith(name: PortName, port: number): Promise<SetupError | undefined> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await tryPort(port)
      return undefined
    } catch (error) {
      if (hasCode(error, 'EACCES'))
        return new SetupError(`${name} is ${port}, which this user may not listen on; choose one from 1024 up.`)
      if (!hasCode(error, 'EADDRINUSE')) throw error
      if (Date.now() > deadline) return new SetupError(await takenSentence(name, port))
      await delay(100)
    }
  }
}

async function takenSentence(name: PortName, port: number): Promise<string> {
  const holder = (await portHolder(port)) ?? 'another process'
  return `Port ${port} (${name}) is taken by ${holder}: end it, or set ${name} or PORT_BASE to other ports.`
}

/**
 * Makes sure that nobody listens on the ports about to be used.
 * @throws SetupError naming the first taken port, its variable and, where known, who holds it
 */
export async function assertPortsFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  const problems = await Promise.all(names.map((name) => problemWith(name, ports[name])))
  const first = problems.find((problem) => problem !== undefined)
  if (first) throw first
}
