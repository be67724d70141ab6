import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Opens a TCP connection to a server, for requests that HTTP clients cannot send; closed after the test. */
export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // Expected: a server may close the connection while the test still writes.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Text of an HTTP/1.1 request. */
export const rawRequest = (method: string, target: string, headers: Record<string, string> = {}, body = '') =>
  `${[`${method} ${target} HTTP/1.1`, 'host: kostbar.test', ...Object.entries(headers).map((pair) => pair.join(': '))].join('\r\n')}\r\n\r\n${body}`

/** Everything a connection receives until the server closes it, or until `timeoutMs`. */
export async function receive(socket: Socket, timeoutMs = 20_000): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  return Buffer.concat(chunks).toString()
}

/** The status of the first response in a received text. */
export const statusOf = (received: string) => Number(/^HTTP\/1\.1 (?!100)(\d+)/m.exec(received)?.[1])
