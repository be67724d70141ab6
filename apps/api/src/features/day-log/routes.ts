import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { dayLogService } from './service.ts'

export function dayLogRoutes(app: FastifyInstance, service: ReturnType<typeof dayLogService>): void {
  const { dayLog } = contracts
  app.route(route(dayLog.list, ({ params, query }) => service.list(params.userId, query)))
  app.route(route(dayLog.get, ({ params }) => service.get(params.userId, params.day)))
  app.route(route(dayLog.save, ({ actor, params, body }) => service.save(actor.id, params.day, body)))
}
