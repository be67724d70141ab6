import { notes } from '@kostbar/contracts/notes'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { notesService } from './service.ts'

export function notesRoutes(app: FastifyInstance, service: ReturnType<typeof notesService>): void {
  app.route(route(notes.mine, ({ actor }) => service.list(actor.id)))
  app.route(route(notes.add, ({ actor, body }) => service.add(actor.id, actor.id, body)))
  app.route(route(notes.update, ({ actor, body }) => service.update(actor.id, body)))
  app.route(
    route(notes.remove, async ({ actor, params }) => {
      await service.remove(actor.id, actor.id, params.id)
      return success
    }),
  )
  app.route(route(notes.ofUser, ({ params }) => service.list(params.userId)))
  app.route(route(notes.addForUser, ({ actor, params, body }) => service.add(actor.id, params.userId, body)))
  app.route(
    route(notes.removeForUser, async ({ actor, params }) => {
      await service.remove(actor.id, params.userId, params.noteId)
      return success
    }),
  )
}
