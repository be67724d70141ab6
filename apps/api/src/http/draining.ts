import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What is still being answered may take so long; whoever only holds a connection open is cut off then. */
const finishMs = 5000

/**
 * A polite end: for `drainMs` new calls are still served while GET /ready says no and every answer closes its
 * connection, so that balancers and kept-alive clients move on before nobody listens any more.
 */
export function registerDraining(app: FastifyInstance, drainMs: number): void {
  app.addHook('preClose', async () => {
    await delay(drainMs)
    setTimeout(() => app.server.closeAllConnections(), finishMs).unref()
  })
}
