import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { ProtocolService } from './service.ts'

export function protocolRoutes(app: FastifyInstance, service: ProtocolService): void {
  const { protocol } = contracts
  app.route(route(protocol.get, ({ params, query }) => service.overview(params.userId, query.number)))
  app.route(route(protocol.start, ({ actor, body }) => service.start(actor.id, body.startsOn)))
  app.route(
    route(protocol.discard, async ({ actor, params }) => {
      await service.discard(actor.id, params.number)
      return success
    }),
  )
  app.route(
    route(protocol.setReminders, async ({ actor, body }) => {
      await service.setReminders(actor.id, body)
      return success
    }),
  )
  app.route(route(protocol.saveDay, ({ actor, body }) => service.saveDay(actor.id, body)))
  app.route(route(protocol.saveMeal, ({ actor, body }) => service.saveMeal(actor, body)))
  app.route(
    route(protocol.removeMeal, async ({ actor, params }) => {
      await service.removeMeal(actor.id, params.key)
      return success
    }),
  )
  app.route(
    route(protocol.submit, async ({ actor, body }) => {
      await service.submit(actor.id, body)
      return success
    }),
  )
  app.route(
    route(protocol.reopen, async ({ actor, params, body }) => {
      await service.reopen(actor, params.userId, body.number)
      return success
    }),
  )
}
