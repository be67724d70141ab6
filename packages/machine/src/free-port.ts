import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Tries to listen on a port of 127.0.0.1; 0 for any free port. @returns the port @throws the error of listening */
export const tryPort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/**
 * Ports for servers of tests: below the ephemeral range of Linux (32768), so that no outgoing connection takes one before
 * its server listens, and above the ports of a started stack.
 */
const testPorts = { first: 20_000, last: 32_767 } as const
/**
 * A port that is free when it is chosen may be taken before its server listens. So test workers that run side by side
 * choose from ports of their own, and a process chooses each of them once before it starts over.
 */
const maxWorkers = 16
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % maxWorkers
const portsPerWorker = Math.floor((testPorts.last + 1 - testPorts.first) / maxWorkers)
let choices = randomInt(portsPerWorker)

/** A port that is free at this moment and that no other worker of the test run chooses. */
export async function freePort(): Promise<number> {
  const port = testPorts.first + worker + (choices++ % portsPerWorker) * maxWorkers
  return tryPort(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return freePort()
    throw error
  })
}
