import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Subscriptions } from './service.ts'

const kindOf = ({ slots }: { slots?: string | undefined }) =>
  slots === undefined || slots === 'false' ? ('MEMBERSHIP' as const) : ('CLIENT_SLOTS' as const)

export function subscriptionsRoutes(app: FastifyInstance, service: Subscriptions): void {
  for (const endpoint of [contracts.subscriptions.mine, contracts.subscriptions.mineAtLegacyPath])
    app.route(route(endpoint, ({ actor, query }) => service.find(actor.id, kindOf(query))))
  app.route(route(contracts.subscriptions.cancel, ({ actor, query }) => service.cancel(actor.id, kindOf(query))))
  app.route(route(contracts.subscriptions.reactivate, ({ actor, query }) => service.reactivate(actor, kindOf(query))))
  app.route(route(contracts.subscriptions.slotUsage, ({ actor }) => service.slotUsage(actor.id)))
}
