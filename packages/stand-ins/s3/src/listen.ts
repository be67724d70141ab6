import { once } from 'node:events'
import { buildStorage, type StorageOptions } from './server.ts'

export type RunningStorage = {
  port: number
  close(): Promise<void>
}

/**
 * Starts the S3 endpoint on 127.0.0.1.
 * @param port 0 for any free one
 */
export async function listenForStorage(options: StorageOptions, port: number): Promise<RunningStorage> {
  const server = await buildStorage(options)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
