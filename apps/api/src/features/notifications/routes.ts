import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { Notifications } from './service.ts'

export function notificationsRoutes(app: FastifyInstance, service: Notifications): void {
  const { list, unread, markRead, markOpened } = contracts.notifications
  app.route(route(list, ({ actor, query }) => service.list(actor.id, query.cursor)))
  app.route(route(unread, async ({ actor }) => ({ count: await service.countUnread(actor.id) })))
  app.route(
    route(markRead, async ({ actor, body }) => {
      await service.markRead(actor.id, body.upTo)
      return success
    }),
  )
  app.route(
    route(markOpened, async ({ actor, params }) => {
      await service.markOpened(actor.id, params.id)
      return success
    }),
  )
}
