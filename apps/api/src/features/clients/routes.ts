import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { clientList } from './list.ts'

export function clientsRoutes(app: FastifyInstance, service: ReturnType<typeof clientList>): void {
  app.route(route(contracts.clients.list, ({ actor, query }) => service.list(actor.id, query)))
  app.route(route(contracts.clients.myTrainer, async ({ actor }) => ({ trainer: await service.trainerOf(actor.id) })))
}
