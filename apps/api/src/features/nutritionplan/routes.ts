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
      contracts.nutritionplan.saveDay,
      async ({ actor, body }) => ({ version: await service.saveDay(actor, body) }),
      sentences,
    ),
  )
  app.route(route(contracts.nutritionplan.draft, ({ actor, params }) => service.drafts.find(actor, params.userId)))
  app.route(route(contracts.nutritionplan.sources, ({ params }) => service.sources(params.userId)))
  app.route(
    route(
      contracts.nutritionplan.saveDraftDay,
      async ({ actor, params, body }) => ({ version: await service.drafts.saveDay(actor, params.userId, body) }),
      sentences,
    ),
  )
  app.route(
    route(contracts.nutritionplan.switchDraftMeal, async ({ actor, params, body }) => {
      await service.drafts.switchMeal(actor, params.userId, body)
      return success
    }),
  )
  app.route(
    route(contracts.nutritionplan.discardDraft, async ({ actor, params }) => {
      await service.drafts.discard(actor, params.userId)
      return success
    }),
  )
  app.route(
    route(contracts.nutritionplan.publish, async ({ actor, params, body }) => {
      await service.drafts.publish(actor, params.userId, body)
      return success
    }),
  )
  app.route(
    route(contracts.nutritionplan.revisions, ({ actor, params, query }) =>
      service.revisions(actor, params.userId, query.cursor),
    ),
  )
  app.route(
    route(contracts.nutritionplan.overrides, ({ params, query }) => service.overrides(params.userId, query.cursor)),
  )
  app.route(
    route(contracts.nutritionplan.undo, async ({ actor, params, body }) => {
      await service.undo(actor, { userId: params.userId, revisionId: params.id, overrides: body.overrides })
      return success
    }),
  )
  app.route(
    route(
      contracts.nutritionplan.toggle,
      async ({ actor, body }) => ({ ...success, toggled: await service.toggle(actor, body) }),
      sentences,
    ),
  )
  app.route(
    route(
      contracts.nutritionplan.setMealNote,
      async ({ actor, body }) => {
        await service.writeNote(actor, body)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(
      contracts.nutritionplan.setPortions,
      async ({ actor, params, body }) => {
        await service.changePortions(actor, params.userId, body.changes)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(contracts.nutritionplan.toggleMeal, async ({ actor, params, query: { enabled } }) => ({
      ...success,
      enabled: await service.toggleMeal(actor, params.id, params.meal, enabled && enabled === 'true'),
    })),
  )
  app.route(
    route(contracts.nutritionplan.swaps, ({ actor, params, query }) => service.swaps.list(actor, params.userId, query)),
  )
  app.route(
    route(contracts.nutritionplan.swap, ({ actor, params, body }) => service.swaps.swap(actor, params.userId, body)),
  )
}
