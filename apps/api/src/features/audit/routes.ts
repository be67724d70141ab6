import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { auditService } from './service.ts'

export function auditRoutes(app: FastifyInstance, service: ReturnType<typeof auditService>): void {
  app.route(route(contracts.audit.accessLog, ({ actor, query }) => service.accessLog(actor.id, query.cursor)))
  app.route(route(contracts.audit.ofUser, ({ params, query }) => service.adminActions(params.id, query.cursor)))
}
