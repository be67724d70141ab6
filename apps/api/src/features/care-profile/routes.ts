import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { careProfileService } from './profile.ts'

export function careProfileRoutes(app: FastifyInstance, service: ReturnType<typeof careProfileService>): void {
  const { careProfile } = contracts
  app.route(route(careProfile.get, ({ params }) => service.find(params.userId)))
  app.route(route(careProfile.save, ({ actor, params, body }) => service.save(actor.id, params.userId, body)))
}
