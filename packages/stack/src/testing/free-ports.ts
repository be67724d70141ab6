import { freePort } from '@kostbar/machine/free-port'
import { type PortName, type Ports, portNames } from '../ports.ts'

/** Distinct free ports for a stack. */
export async function freePorts(): Promise<Ports> {
  const chosen = new Set<number>()
  while (chosen.size < portNames.length) chosen.add(await freePort())
  const numbers = [...chosen]
  return Object.fromEntries(portNames.map((name, index) => [name, numbers[index]])) as Record<PortName, number>
}
