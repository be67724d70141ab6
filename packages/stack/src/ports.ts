import { SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'

const offsets = {
  WEB_PORT: 0,
  API_PORT: 1,
  MAIL_WEB_PORT: 2,
  STORAGE_PORT: 3,
  CONTENT_PORT: 4,
  PAYMENTS_PORT: 5,
  DATABASE_PORT: 6,
  PUSH_PORT: 7,
  SMTP_PORT: 12,
} as const

export type PortName = keyof typeof offsets
export type Ports = Readonly<Record<PortName, number>>
type Environment = Readonly<Record<string, string | undefined>>

export const portNames = Object.keys(offsets) as PortName[]
const highestPort = 65_535
const highestBase = highestPort - Math.max(...Object.values(offsets))

/** Ports from 1024 up that `fetch` and browsers never connect to (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])
/** Services that do not speak HTTP. */
const withoutHttp: readonly PortName[] = ['DATABASE_PORT', 'SMTP_PORT']

function readPort(env: Environment, name: string, lowest: number, highest: number, fallback: number): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  const port = z.coerce.number().int().min(lowest).max(highest)
  const parsed = port.safeParse(/^\d+$/.test(text) ? text : Number.NaN)
  if (parsed.success) return parsed.data
  throw new SetupError(`${name} is '${text}', but it must be a whole number from ${lowest} to ${highest}.`)
}

/**
 * Ports of all services: PORT_BASE (3000) plus a fixed offset, or the service's own variable.
 * @throws SetupError naming the variable and what is allowed
 */
export function readPorts(env: Environment = process.env): Ports {
  const base = readPort(env, 'PORT_BASE', 1024, highestBase, 3000)
  const read = (name: PortName) => [name, readPort(env, name, 1, highestPort, base + offsets[name])] as const
  const ports = Object.fromEntries(portNames.map(read)) as Record<PortName, number>
  for (const name of portNames) {
    const other = portNames.find((candidate) => candidate !== name && ports[candidate] === ports[name])
    if (blockedPorts.has(ports[name]) && !withoutHttp.includes(name))
      throw new SetupError(`${name} is ${ports[name]}, which browsers refuse: set ${name} or PORT_BASE to other ports.`)
    if (other) throw new SetupError(`${name} and ${other} are both ${ports[name]}, but each needs a port of its own.`)
  }
  return ports
}
