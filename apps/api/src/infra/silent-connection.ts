import type { Socket } from 'node:net'
import type { Client, ClientBase } from 'pg'

/**
 * For a pool's `onConnect`: breaks a connection whose server owes us an answer for too long (it hangs, or the network
 * swallows everything). All that waits on the connection then fails, and the pool replaces it.
 * @param limitMs longer than any query of ours may take
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
