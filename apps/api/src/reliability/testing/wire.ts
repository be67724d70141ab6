import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can fall silent: it stays open, and nothing comes through. */
export interface Wire {
  /** Leads to the same server through the wire. */
  readonly url: string
  silence(): void
  resume(): void
  close(): void
}

/** @param targetUrl address of any TCP server */
export async function openWire(targetUrl: string): Promise<Wire> {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let silent = false
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (silent) from.pause()
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    join(near, far)
    join(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(targetUrl)
  url.port = `${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: () => {
      silent = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      silent = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
