import { stripe } from '@kostbar/contracts/stripe'
import { subscriptions } from '@kostbar/contracts/subscriptions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Subscriptions } from './service.ts'

const kindOf = ({ slots }: { slots?: string | undefined }) =>
  slots === undefined || slots === 'false' ? ('MEMBERSHIP' as const) : ('CLIENT_SLOTS' as const)

export function subscriptionsRoutes(app: FastifyInstance, service: Subscriptions): void {
  for (const endpoint of [subscriptions.mine, stripe.subscription])
    app.route(
      route(endpoint, async ({ actor, query }) => ({ subscription: await service.find(actor.id, kindOf(query)) })),
    )
  app.route(
    route(subscriptions.cancel, async ({ actor, query }) => ({
      subscription: await service.cancel(actor.id, kindOf(query)),
    })),
  )
  app.route(
    route(subscriptions.reactivate, async ({ actor, query }) => ({
      subscription: await service.reactivate(actor.id, kindOf(query)),
    })),
  )
  app.route(route(stripe.slotUsage, ({ actor }) => service.slotUsage(actor.id)))
}
