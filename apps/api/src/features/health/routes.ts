import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { consentsService } from './consents.ts'
import type { reasonsService } from './reasons.ts'

interface HealthServices {
  consents: ReturnType<typeof consentsService>
  reasons: ReturnType<typeof reasonsService>
}

export function healthRoutes(app: FastifyInstance, { consents, reasons }: HealthServices): void {
  const { health } = contracts
  app.route(route(health.consent, ({ actor }) => consents.consent(actor.id)))
  app.route(route(health.giveConsent, ({ actor, body }) => consents.give(actor.id, body.version)))
  app.route(route(health.revokeConsent, ({ actor }) => consents.revoke(actor.id)))
  app.route(
    route(health.giveReason, async ({ actor, params, body }) => {
      await reasons.giveReason(actor.id, params.id, body.reason)
      return success
    }),
  )
}
