import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { CheckIns } from './service.ts'

export function checkInsRoutes(app: FastifyInstance, service: CheckIns): void {
  const { checkIns } = contracts
  const { forms, schedules } = service
  app.route(route(checkIns.forms, ({ actor }) => forms.list(actor.id)))
  app.route(route(checkIns.addForm, ({ actor, body }) => forms.add(actor.id, body)))
  app.route(route(checkIns.updateForm, ({ actor, params, body }) => forms.update(actor.id, params.id, body)))
  app.route(
    route(checkIns.removeForm, async ({ actor, params }) => {
      await forms.remove(actor.id, params.id)
      return success
    }),
  )
  app.route(route(checkIns.queue, ({ actor, query }) => service.queue(actor.id, query)))
  app.route(route(checkIns.current, ({ actor }) => service.current(actor.id)))
  app.route(route(checkIns.list, ({ actor, params, query }) => service.list(actor, params.userId, query.cursor)))
  app.route(route(checkIns.submit, ({ actor, params, body }) => service.submit(actor.id, params.id, body.answers)))
  app.route(route(checkIns.reply, ({ actor, params, body }) => service.reply(actor, params.id, body.text)))
  app.route(route(checkIns.schedule, ({ actor, params, body }) => schedules.set(actor, params.userId, body)))
  app.route(
    route(checkIns.unschedule, async ({ actor, params }) => {
      await schedules.remove(actor, params.userId)
      return success
    }),
  )
}
