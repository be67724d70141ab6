import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { withdrawalsService } from './service.ts'

export function withdrawalsRoutes(app: FastifyInstance, service: ReturnType<typeof withdrawalsService>): void {
  const { declare, list, settle } = contracts.withdrawals
  app.route(route(declare, ({ body, request }) => service.declare(body, request.ip)))
  app.route(route(list, ({ query }) => service.list(query)))
  app.route(
    route(settle, async ({ actor, params, body }) => {
      await service.settle(actor.id, params.id, body.settled)
      return success
    }),
  )
}
