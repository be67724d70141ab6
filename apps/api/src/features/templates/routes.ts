import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { templatesService } from './service.ts'

export function templatesRoutes(app: FastifyInstance, service: ReturnType<typeof templatesService>): void {
  const { templates } = contracts
  app.route(route(templates.list, ({ actor, query }) => service.list(actor, query)))
  app.route(route(templates.get, ({ actor, params }) => service.one(actor, params.id)))
  app.route(route(templates.create, async ({ actor, body }) => ({ id: await service.create(actor, body) })))
  app.route(route(templates.ensureTestTemplate, async ({ actor }) => ({ id: await service.ensureTestTemplate(actor) })))
  app.route(route(templates.fromPlan, ({ actor, params, body }) => service.fromPlan(actor, params.userId, body)))
  app.route(
    route(templates.update, async ({ actor, params, body }) => ({
      version: await service.update(actor, params.id, body),
    })),
  )
  app.route(
    route(templates.saveDay, async ({ actor, params, body }) => ({
      version: await service.saveDay(actor, params.id, body),
    })),
  )
  app.route(
    route(templates.setStatus, async ({ actor, params, body }) => {
      await service.setStatus(actor, params.id, body.status)
      return success
    }),
  )
  app.route(route(templates.copy, ({ actor, params, query }) => service.copy(actor, params.id, query.key)))
  app.route(
    route(templates.remove, async ({ actor, params }) => {
      await service.remove(actor, params.id)
      return success
    }),
  )
  app.route(
    route(templates.restore, async ({ actor, params }) => {
      await service.restore(actor, params.id)
      return success
    }),
  )
  app.route(route(templates.dryRun, ({ actor, params, body }) => service.dryRun(actor, params.id, body)))
  app.route(route(templates.apply, ({ actor, params, body }) => service.apply(actor, params.id, body)))
  app.route(route(templates.applications, ({ actor, query }) => service.applications(actor, query.cursor)))
  app.route(route(templates.application, ({ actor, params }) => service.application(actor, params.id)))
  app.route(route(templates.undo, ({ actor, params }) => service.undo(actor, params.id)))
  app.route(route(templates.weeks, ({ actor }) => service.weeks.list(actor)))
  app.route(route(templates.startWeek, ({ actor, params, body }) => service.weeks.start(actor, params.id, body)))
}
