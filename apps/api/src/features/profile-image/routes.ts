import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { type ProblemMessages, route, success } from '../../http/route.ts'
import type { profileImageService } from './service.ts'
import { texts } from './texts.ts'

const problemMessages: ProblemMessages = {
  unavailable: texts.unavailable,
  unsupported_media_type: texts.type,
}

export function profileImageRoutes(app: FastifyInstance, service: ReturnType<typeof profileImageService>): void {
  app.route(
    route(contracts.profileImage.upload, ({ actor, query }) => service.upload(actor.id, query), problemMessages),
  )
  app.route(
    route(
      contracts.profileImage.finish,
      async ({ actor, body }) => ({
        ...success,
        profileImage: await service.finish(actor.id, body.key),
      }),
      problemMessages,
    ),
  )
  app.route(
    route(contracts.profileImage.remove, async ({ actor }) => {
      await service.remove(actor.id)
      return success
    }),
  )
}
