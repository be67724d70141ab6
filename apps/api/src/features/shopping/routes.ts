import { shopping } from '@kostbar/contracts/shopping'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { shoppingService } from './service.ts'

export function shoppingRoutes(app: FastifyInstance, service: ReturnType<typeof shoppingService>): void {
  app.route(route(shopping.mine, ({ actor }) => service.list(actor.id)))
  app.route(route(shopping.put, ({ actor, body }) => service.put(actor.id, actor.id, body.item)))
  app.route(
    route(shopping.remove, async ({ actor, body }) => {
      await service.remove(actor.id, actor.id, body.item.id)
      return success
    }),
  )
  app.route(route(shopping.ofUser, ({ params }) => service.list(params.userId)))
  app.route(route(shopping.putForUser, ({ actor, params, body }) => service.put(actor.id, params.userId, body.item)))
  app.route(
    route(shopping.removeForUser, async ({ actor, params, body }) => {
      await service.remove(actor.id, params.userId, body.item.id)
      return success
    }),
  )
  app.route(route(shopping.fromPlan, ({ params, body }) => service.fromPlan(params.userId, body.days)))
}
