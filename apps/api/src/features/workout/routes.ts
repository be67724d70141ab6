import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { workoutService } from './service.ts'
import { texts } from './texts.ts'

export function workoutRoutes(app: FastifyInstance, service: ReturnType<typeof workoutService>): void {
  app.route(route(contracts.workout.mine, ({ actor }) => service.list(actor.id)))
  app.route(route(contracts.workout.ofUser, ({ params }) => service.list(params.userId)))
  app.route(
    route(contracts.workout.add, ({ actor, body }) => service.add(actor, body), { invalid_input: texts.wrongData }),
  )
  app.route(
    route(contracts.workout.remove, async ({ actor, params }) => {
      await service.remove(actor, params.id)
      return success
    }),
  )
}
