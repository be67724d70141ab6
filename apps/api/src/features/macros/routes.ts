import { macros } from '@kostbar/contracts/macros'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { macrosService } from './service.ts'

export function macrosRoutes(app: FastifyInstance, service: ReturnType<typeof macrosService>): void {
  app.route(
    route(macros.set, async ({ actor, params, body }) => ({
      ...success,
      warning: await service.set(actor.id, params.id, body),
    })),
  )
  app.route(route(macros.history, ({ params }) => service.history(params.id)))
}
