import type { FastifyInstance } from 'fastify'
import type { Database } from '../infra/database.ts'

const open = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'warn' as const }

/** Probes without details. GET /health: the process is alive. GET /ready: it reaches its database and is not closing. */
export function registerHealth(app: FastifyInstance, { pool }: Database): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  // Liveness: a process under pressure refuses requests but must not be restarted.
  const always = { ...open, config: { ...open.config, pressureHandler: () => undefined } }
  app.get('/health', always, async () => ({ status: 'alive' }))
  app.get('/ready', open, async (_request, reply) => {
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
