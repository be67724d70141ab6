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

/** A random port that is free at this moment. */
export const freePort = (): Promise<number> =>
  tryPort(randomInt(testPorts.first, testPorts.last + 1)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return freePort()
    throw error
  })
