import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { withdrawalsService } from './service.ts'

export function withdrawalsRoutes(app: FastifyInstance, service: ReturnType<typeof withdrawalsService>): void {
  app.route(route(contracts.withdrawals.declare, ({ body, request }) => service.declare(body, request.ip)))
}
