import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import { problemTexts } from '../../problems/texts.ts'
import type { Messages } from './service.ts'

export function messagesRoutes(app: FastifyInstance, service: Messages): void {
  const { messages } = contracts
  app.route(route(messages.inbox, ({ actor, query }) => service.inbox(actor.id, query)))
  app.route(route(messages.unread, ({ actor }) => service.unread(actor.id)))
  app.route(route(messages.savedReplies, ({ actor }) => service.savedReplies.list(actor.id)))
  app.route(route(messages.addSavedReply, ({ actor, body }) => service.savedReplies.add(actor.id, body)))
  app.route(
    route(messages.updateSavedReply, ({ actor, params, body }) =>
      service.savedReplies.update(actor.id, params.id, body),
    ),
  )
  app.route(
    route(messages.removeSavedReply, async ({ actor, params }) => {
      await service.savedReplies.remove(actor.id, params.id)
      return success
    }),
  )
  app.route(route(messages.thread, ({ actor, params, query }) => service.thread(actor, params.userId, query.cursor)))
  // The guard refuses a trainer whose coaching of the client ended while the message was being written.
  app.route(
    route(messages.send, ({ actor, params, body }) => service.send(actor, params.userId, body), {
      forbidden: problemTexts.coaching_ended,
    }),
  )
  app.route(
    route(messages.markRead, async ({ actor, params, body }) => {
      await service.read(actor, params.userId, body.upTo)
      return success
    }),
  )
  app.route(
    route(messages.setFolder, async ({ actor, params, body }) => {
      await service.setFolder(actor.id, params.userId, body)
      return success
    }),
  )
}
