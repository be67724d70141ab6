import { documents } from '@kostbar/contracts/documents'
import type { FastifyInstance } from 'fastify'
import { route, type Sentences, success } from '../../http/route.ts'
import type { documentsService } from './service.ts'
import { texts } from './texts.ts'

const sentences: Sentences = {
  unavailable: texts.unavailable,
  invalid_input: texts.invalid,
  forbidden: texts.forbidden,
  unsupported_media_type: texts.type,
  too_large: texts.size,
}

export function documentsRoutes(app: FastifyInstance, service: ReturnType<typeof documentsService>): void {
  app.route(route(documents.mine, ({ actor }) => service.list(actor.id)))
  app.route(route(documents.ofUser, ({ params }) => service.list(params.id), { forbidden: texts.forbidden }))
  app.route(route(documents.upload, ({ actor, params, query }) => service.upload(actor, params.id, query), sentences))
  app.route(route(documents.finish, ({ actor, params }) => service.finish(actor, params.id, params.docId), sentences))
  app.route(
    route(
      documents.remove,
      async ({ actor, params }) => {
        await service.remove(actor, params.id, params.docId)
        return success
      },
      sentences,
    ),
  )
}
