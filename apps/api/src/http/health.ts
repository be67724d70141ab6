import type { FastifyInstance } from 'fastify'
import type { Database } from '../infra/database.ts'

const probe = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'warn' as const }

/** Probes without details. GET /health: liveness. GET /ready: the database answers and the process is not shutting down. */
export function registerHealth(app: FastifyInstance, { pool }: Database): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  // A process under pressure refuses requests but must not be restarted.
  const always = { ...probe, config: { ...probe.config, pressureHandler: () => undefined } }
  app.get('/health', always, async () => ({ status: 'alive' }))
  app.get('/ready', probe, async (_request, reply) => {
    const ready = await pool.query('SELECT 1').then(
      () => !closing,
      (error: unknown) => {
        app.log.warn({ err: error }, 'not ready: no database')
        return false
      },
    )
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
