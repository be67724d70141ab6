import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { measuresService } from './service.ts'

export function measuresRoutes(app: FastifyInstance, service: ReturnType<typeof measuresService>): void {
  const { measures } = contracts
  app.route(route(measures.list, ({ params, query }) => service.list(params.userId, query)))
  app.route(route(measures.save, ({ params, body }) => service.save(params.userId, body)))
  app.route(
    route(measures.remove, async ({ params: { userId, ...measure } }) => {
      await service.remove(userId, measure)
      return success
    }),
  )
}
