import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { pushMessagesService } from './service.ts'

export function pushMessagesRoutes(app: FastifyInstance, service: ReturnType<typeof pushMessagesService>): void {
  const { list, choices, count, create, update, cancel, remove } = contracts.pushMessages
  app.route(route(list, ({ actor, query }) => service.list(actor, query)))
  app.route(route(choices, ({ actor }) => service.choices(actor)))
  app.route(route(count, ({ actor, body }) => service.count(actor, body.audience)))
  app.route(route(create, ({ actor, body }) => service.create(actor, body)))
  app.route(
    route(update, async ({ actor, params, body }) => {
      await service.update(actor, params.id, body)
      return success
    }),
  )
  app.route(
    route(cancel, async ({ actor, params }) => {
      await service.cancel(actor, params.id)
      return success
    }),
  )
  app.route(
    route(remove, async ({ actor, params }) => {
      await service.remove(actor, params.id)
      return success
    }),
  )
}
