import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import type { InviteeService } from './invitee.ts'
import type { sendingService } from './sending.ts'

export interface InvitesServices {
  sending: ReturnType<typeof sendingService>
  holders: InviteeService
  limits: RateLimits
}

export function invitesRoutes(app: FastifyInstance, services: InvitesServices): void {
  trainerRoutes(app, services)
  holderRoutes(app, services)
}

function trainerRoutes(app: FastifyInstance, { sending, limits }: InvitesServices): void {
  app.route(route(contracts.invites.list, ({ actor, query }) => sending.list(actor.id, query)))
  app.route(
    route(contracts.invites.preview, async ({ actor, body }) => {
      await limits.count('invites', actor.id)
      return sending.preview(actor.id, body.invites)
    }),
  )
  app.route(
    route(contracts.invites.create, async ({ actor, body }) => {
      await limits.count('invites', actor.id)
      return sending.create(actor.id, body.invites)
    }),
  )
  app.route(route(contracts.invites.resend, ({ actor, params }) => sending.resend(actor.id, params.id)))
  app.route(route(contracts.invites.revoke, ({ actor, params }) => sending.revoke(actor.id, params.id)))
}

function holderRoutes(app: FastifyInstance, { holders, limits }: InvitesServices): void {
  app.route(
    route(contracts.invites.get, async ({ params, request }) => {
      await limits.count('linkIp', request.ip)
      return holders.show(params.token)
    }),
  )
  app.route(
    route(contracts.invites.eligibility, async ({ actor, params, request }) => {
      await limits.count('linkIp', request.ip)
      return holders.eligibility(actor, params.token)
    }),
  )
  app.route(
    route(contracts.invites.accept, async ({ actor, params, body, request }) => {
      await limits.count('linkIp', request.ip)
      await holders.accept(actor, params.token, body)
      return success
    }),
  )
  app.route(
    route(contracts.invites.decline, async ({ params, request }) => {
      await limits.count('linkIp', request.ip)
      await holders.decline(params.token)
      return success
    }),
  )
}
