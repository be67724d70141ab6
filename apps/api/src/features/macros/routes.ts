import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { macrosService } from './service.ts'

export function macrosRoutes(app: FastifyInstance, service: ReturnType<typeof macrosService>): void {
  app.route(
    route(contracts.macros.set, async ({ actor, params, body }) => ({
      ...success,
      warning: await service.set(actor.id, params.id, body),
    })),
  )
  app.route(route(contracts.macros.history, ({ params }) => service.history(params.id)))
}
