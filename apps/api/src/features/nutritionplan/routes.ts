import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { nutritionplanService } from './service.ts'
import { texts } from './texts.ts'

const sentences = { invalid_input: texts.badData }

export function nutritionplanRoutes(app: FastifyInstance, service: ReturnType<typeof nutritionplanService>): void {
  app.route(route(contracts.nutritionplan.mine, ({ actor }) => service.week(actor.id)))
  app.route(route(contracts.nutritionplan.ofUser, ({ params }) => service.week(params.userId)))
  app.route(
    route(
      contracts.nutritionplan.toggle,
      async ({ actor, body }) => ({ ...success, toggled: await service.toggle(actor, body) }),
      sentences,
    ),
  )
  app.route(
    route(
      contracts.nutritionplan.mealnote,
      async ({ actor, body }) => {
        await service.writeNote(actor, body)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(
      contracts.nutritionplan.portions,
      async ({ actor, params, body }) => {
        await service.changePortions(actor, params.userId, body.changes)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(contracts.nutritionplan.togglemeal, async ({ actor, params, query: { enabled } }) => ({
      ...success,
      enabled: await service.toggleMeal(actor, params.id, params.meal, enabled && enabled === 'true'),
    })),
  )
}
