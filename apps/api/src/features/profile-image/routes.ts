import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, type Sentences, success } from '../../http/route.ts'
import type { profileImageService } from './service.ts'
import { texts } from './texts.ts'

const sentences: Sentences = {
  unavailable: texts.unavailable,
  unsupported_media_type: texts.type,
  too_large: texts.size,
}

export function profileImageRoutes(app: FastifyInstance, service: ReturnType<typeof profileImageService>): void {
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
