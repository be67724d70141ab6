import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { notesService } from './service.ts'

export function notesRoutes(app: FastifyInstance, service: ReturnType<typeof notesService>): void {
  app.route(route(contracts.notes.mine, ({ actor }) => service.list(actor.id)))
  app.route(route(contracts.notes.add, ({ actor, body }) => service.add(actor.id, actor.id, body)))
  app.route(route(contracts.notes.update, ({ actor, body }) => service.update(actor.id, body)))
  app.route(
    route(contracts.notes.remove, async ({ actor, params }) => {
      await service.remove(actor.id, actor.id, params.id)
      return success
    }),
  )
  app.route(route(contracts.notes.ofUser, ({ params }) => service.list(params.userId)))
  app.route(route(contracts.notes.addForUser, ({ actor, params, body }) => service.add(actor.id, params.userId, body)))
  app.route(
    route(contracts.notes.removeForUser, async ({ actor, params }) => {
      await service.remove(actor.id, params.userId, params.noteId)
      return success
    }),
  )
}
