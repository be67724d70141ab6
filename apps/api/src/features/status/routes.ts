import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { type ProblemMessages, route } from '../../http/route.ts'
import type { statusService } from './service.ts'

const problemMessages: ProblemMessages = {
  unavailable: 'Die Datenbank antwortet nicht. Ohne sie lässt sich nicht prüfen, ob du angemeldet bist.',
}

export function statusRoutes(app: FastifyInstance, service: ReturnType<typeof statusService>): void {
  app.route(route(contracts.status.current, () => service.current(), problemMessages))
}
