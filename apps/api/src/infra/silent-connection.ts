import type { Socket } from 'node:net'
import type { Client, ClientBase } from 'pg'

/**
 * `onConnect` hook of a pg pool: destroys a connection that has sent a query and received nothing for `limitMs` (the server
 * hangs, or the network drops packets). Its queries fail and the pool replaces it.
 * @param limitMs longer than any query may take
 */
export const breakWhenSilent =
  (limitMs: number) =>
  (client: ClientBase): void => {
    const socket = (client as Client).connection.stream as Socket
    let sentBeforeAnswer = socket.bytesWritten
    socket.on('data', () => {
      sentBeforeAnswer = socket.bytesWritten
    })
    socket.setTimeout(limitMs)
    socket.on('timeout', () => {
      if (socket.bytesWritten === sentBeforeAnswer) return
      const error = new Error(`PostgreSQL has not answered for ${limitMs} ms`)
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
    })
  }
