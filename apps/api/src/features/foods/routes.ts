import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { foodsService } from './service.ts'

export function foodsRoutes(app: FastifyInstance, service: ReturnType<typeof foodsService>): void {
  app.route(
    route(contracts.foods.list, ({ actor, query: { editable, ...search } }) =>
      service.list(actor, { ...search, editable: editable === 'true' }),
    ),
  )
  app.route(
    route(contracts.foods.match, async ({ actor, body }) => ({ foods: await service.match(actor, body.entries) })),
  )
  app.route(route(contracts.foods.add, ({ actor, body }) => service.add(actor, body)))
  app.route(route(contracts.foods.importPreview, ({ actor, body }) => service.previewImport(actor, body.foods)))
  app.route(route(contracts.foods.import, ({ actor, body }) => service.importFoods(actor, body.foods)))
  app.route(route(contracts.foods.update, ({ actor, params, body }) => service.update(actor, params.foodId, body)))
  app.route(
    route(contracts.foods.remove, async ({ actor, params }) => {
      await service.withdraw(actor, params.foodId)
      return success
    }),
  )
}
