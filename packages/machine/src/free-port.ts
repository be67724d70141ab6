import { createServer } from 'node:net'

/** Tries to listen on 127.0.0.1; 0 stands for any free port. Gives the port, or the error that prevented it. */
export const tryPort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** A port nobody listens on at this moment. */
export const freePort = (): Promise<number> => tryPort(0)
