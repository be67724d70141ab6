import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

const ignoreEnd = () => undefined

/**
 * Listens on a port of this machine and forwards its connections to other ports, in turn.
 * @returns a function that stops listening; open connections end with those they are forwarded to
 */
export async function spreadConnections(port: number, targets: readonly number[]): Promise<() => void> {
  let turn = 0
  const server = createServer((incoming) => {
    const outgoing = connect(targets[turn++ % targets.length] ?? 0, '127.0.0.1')
    pipeline(incoming, outgoing, ignoreEnd)
    pipeline(outgoing, incoming, ignoreEnd)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => void server.close()
}
