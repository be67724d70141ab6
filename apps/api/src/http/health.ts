import type { FastifyInstance } from 'fastify'
import type { Database } from '../infra/database.ts'

const open = { config: { access: 'public' as const }, schema: { hide: true }, logLevel: 'warn' as const }

/** GET /health: this process is alive. GET /ready: it can serve, that is, reach its database. Neither gives details. */
export function registerHealth(app: FastifyInstance, { pool }: Database): void {
  app.get('/health', open, async () => ({ status: 'alive' }))
  app.get('/ready', open, async (_request, reply) => {
    const ready = await pool.query('SELECT 1').then(
      () => true,
      (error: unknown) => {
        app.log.warn({ err: error }, 'not ready: no database')
        return false
      },
    )
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
