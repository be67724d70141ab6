import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import type { newsletterService } from './service.ts'

export function newsletterRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof newsletterService>,
  limits: RateLimits,
): void {
  app.route(
    route(contracts.newsletter.subscribe, async ({ body, request }) => {
      await limits.count('newsletterIp', request.ip)
      if (await limits.allows('anonymousMail', body.email)) await service.subscribeVisitor(body.email)
      return success
    }),
  )
  app.route(
    route(contracts.newsletter.countAttempt, async ({ body, request }) => {
      await limits.count('newsletterIp', request.ip)
      return { allowed: await limits.allows('anonymousMail', body.email) }
    }),
  )
  app.route(
    route(contracts.newsletter.confirm, async ({ body, request }) => {
      await limits.count('linkIp', request.ip)
      await service.confirm(body.token)
      return success
    }),
  )
  app.route(
    route(contracts.newsletter.unsubscribe, async ({ body, request }) => {
      await limits.count('linkIp', request.ip)
      await service.unsubscribe(body.token)
      return success
    }),
  )
}
