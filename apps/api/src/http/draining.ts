import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longest time for requests in flight after draining; then all connections are closed, idle ones included. */
const closeTimeoutMs = 5000

/**
 * Graceful shutdown: for `drainMs` new requests are served while GET /ready answers 503 and every response closes its
 * connection, so that load balancers and keep-alive clients switch to other processes before the socket closes.
 */
export function registerDraining(app: FastifyInstance, drainMs: number): void {
  app.addHook('preClose', async () => {
    await delay(drainMs)
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref()
  })
}
