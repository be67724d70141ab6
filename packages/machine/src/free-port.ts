import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
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
let candidate = randomInt(testPorts.first, testPorts.last + 1)

/**
 * Reserves a port number until this process ends, by the UDP port of the same number: a port that is free when it is
 * chosen could be taken by another test worker, or another test run, before its server listens on the TCP port.
 * @throws the error of binding
 */
const reservePort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4').once('error', reject)
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      resolve()
    })
  })

/** A port that is free at this moment, and that no other call chooses while this process runs. */
export async function freePort(): Promise<number> {
  const port = candidate
  candidate = port < testPorts.last ? port + 1 : testPorts.first
  try {
    await reservePort(port)
    return await tryPort(port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort()
    throw error
  }
}
