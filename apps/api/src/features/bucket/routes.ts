import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, type Sentences, success } from '../../http/route.ts'
import type { bucketService } from './service.ts'
import { texts } from './texts.ts'

const sentences: Sentences = {
  unavailable: texts.unavailable,
  unsupported_media_type: texts.type,
  too_large: texts.size,
}

export function bucketRoutes(app: FastifyInstance, service: ReturnType<typeof bucketService>): void {
  app.route(route(contracts.profileImage.upload, ({ actor, query }) => service.upload(actor.id, query), sentences))
  app.route(
    route(
      contracts.profileImage.finish,
      async ({ actor, body }) => ({
        ...success,
        profileImage: await service.finish(actor.id, body.key),
      }),
      sentences,
    ),
  )
}
