import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { neverRefused } from './overload.ts'

/** Milliseconds for requests in flight after draining; then all connections are closed, idle ones included. */
const closeTimeoutMs = 5_000

/**
 * Health probes without details, and graceful shutdown. GET /health: the process is alive. GET /ready: it accepts
 * requests. For `drainMs` after a shutdown signal new requests are served, while GET /ready answers 503 and every
 * response closes its connection, so that load balancers and keep-alive clients switch to other processes before the
 * socket closes.
 */
export function registerHealth(app: FastifyInstance, drainMs: number): void {
  let closing = false
  app.get('/health', { config: neverRefused }, async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) =>
    reply.code(closing ? 503 : 200).send({ status: closing ? 'not ready' : 'ready' }),
  )
  app.addHook('preClose', async () => {
    closing = true
    await delay(drainMs)
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref()
  })
}
