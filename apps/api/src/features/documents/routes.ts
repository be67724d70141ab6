import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { type ProblemMessages, route, success } from '../../http/route.ts'
import type { documentsService } from './service.ts'
import { texts } from './texts.ts'

const problemMessages: ProblemMessages = {
  unavailable: texts.unavailable,
  invalid_input: texts.invalid,
  forbidden: texts.forbidden,
  unsupported_media_type: texts.type,
  too_large: texts.size,
}

export function documentsRoutes(app: FastifyInstance, service: ReturnType<typeof documentsService>): void {
  app.route(route(contracts.documents.mine, ({ actor }) => service.listMine(actor)))
  app.route(
    route(contracts.documents.markOpened, async ({ actor, params }) => {
      await service.markOpened(actor.id, params.docId)
      return success
    }),
  )
  app.route(
    route(contracts.documents.ofUser, ({ actor, params }) => service.list(actor, params.id), {
      forbidden: texts.forbidden,
    }),
  )
  app.route(
    route(
      contracts.documents.upload,
      ({ actor, params, query }) => service.upload(actor, params.id, query),
      problemMessages,
    ),
  )
  app.route(
    route(
      contracts.documents.finish,
      ({ actor, params }) => service.finish(actor, params.id, params.docId),
      problemMessages,
    ),
  )
  app.route(
    route(
      contracts.documents.remove,
      async ({ actor, params }) => {
        await service.remove(actor, params.id, params.docId)
        return success
      },
      problemMessages,
    ),
  )
}
