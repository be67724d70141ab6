import { createServer } from 'node:net'

/** Tries to listen on 127.0.0.1; 0 for any free port. Returns the port, or the error. */
export const tryPort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** A port that is free at this moment. */
export const freePort = (): Promise<number> => tryPort(0)
