import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can stall: connections stay open, and no data passes. */
export interface TcpProxy {
  /** Address of the target through the proxy. */
  readonly url: string
  stall(): void
  resume(): void
  close(): void
}

/** Starts a proxy on 127.0.0.1. @param targetUrl address of any TCP server */
export async function openTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let stalled = false
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (stalled) from.pause()
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
    stall: () => {
      stalled = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      stalled = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
