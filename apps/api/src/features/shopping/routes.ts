import { contracts } from '@kostbar/contracts/all'
import type { Weekday } from '@kostbar/contracts/meals'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { shoppingService } from './service.ts'

export function shoppingRoutes(app: FastifyInstance, service: ReturnType<typeof shoppingService>): void {
  app.route(route(contracts.shopping.mine, ({ actor }) => service.list(actor.id)))
  app.route(route(contracts.shopping.save, ({ actor, body }) => service.save(actor.id, actor.id, body.item)))
  app.route(
    route(contracts.shopping.remove, async ({ actor, body }) => {
      await service.remove(actor.id, actor.id, body.item.id)
      return success
    }),
  )
  app.route(route(contracts.shopping.ofUser, ({ params }) => service.list(params.userId)))
  app.route(
    route(contracts.shopping.saveForUser, ({ actor, params, body }) =>
      service.save(actor.id, params.userId, body.item),
    ),
  )
  app.route(
    route(contracts.shopping.removeForUser, async ({ actor, params, body }) => {
      await service.remove(actor.id, params.userId, body.item.id)
      return success
    }),
  )
  app.route(
    route(contracts.shopping.reviewPlan, async ({ actor, query }) => ({
      needs: await service.reviewPlan(actor.id, { ...query, days: query.days.split(',') as Weekday[] }),
    })),
  )
  app.route(route(contracts.shopping.addPlan, ({ actor, body }) => service.addPlan(actor.id, body)))
  app.route(
    route(contracts.shopping.undoPlan, async ({ actor, body }) => {
      await service.undoPlan(actor.id, body.batchId)
      return success
    }),
  )
  app.route(route(contracts.shopping.syncWithPlan, ({ actor }) => service.syncWithPlan(actor.id)))
  app.route(
    route(contracts.shopping.acceptSuggestions, async ({ actor }) => ({
      items: await service.acceptSuggestions(actor.id),
    })),
  )
  app.route(route(contracts.shopping.addRecipe, ({ actor, body }) => service.addRecipe(actor, body)))
  app.route(
    route(contracts.shopping.suggestFromPlan, ({ params, body }) => service.suggestFromPlan(params.userId, body.days)),
  )
}
