import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { type ProblemMessages, route, success } from '../../http/route.ts'
import type { photosService } from './service.ts'
import { texts } from './texts.ts'

const uploadMessages: ProblemMessages = {
  unavailable: texts.unavailable,
  unsupported_media_type: texts.type,
}

export function photosRoutes(app: FastifyInstance, service: ReturnType<typeof photosService>): void {
  const { photos } = contracts
  app.route(route(photos.list, ({ params, query }) => service.list(params.userId, query)))
  app.route(
    route(photos.upload, ({ actor, body }) => service.upload(actor.id, body), {
      ...uploadMessages,
      too_large: texts.size,
    }),
  )
  app.route(route(photos.finish, ({ actor, body }) => service.finish(actor.id, body.id), uploadMessages))
  app.route(
    route(photos.remove, async ({ actor, params }) => {
      await service.remove(actor.id, params.id)
      return success
    }),
  )
}
