import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { subscriptionsOfPush } from './subscriptions.ts'

export function pushRoutes(app: FastifyInstance, service: ReturnType<typeof subscriptionsOfPush>): void {
  const { state, subscribe, remove } = contracts.push
  app.route(route(state, ({ actor }) => service.state(actor)))
  app.route(
    route(subscribe, async ({ actor, body }) => {
      await service.subscribe(actor, body)
      return success
    }),
  )
  app.route(
    route(remove, async ({ actor, params }) => {
      await service.remove(actor, params.id)
      return success
    }),
  )
}
