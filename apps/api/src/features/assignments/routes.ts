import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { Assignments } from './service.ts'

export function assignmentsRoutes(app: FastifyInstance, assignments: Assignments): void {
  const { waiting, trainers, assign, withdraw, mine } = contracts.assignments
  app.route(route(waiting, ({ query }) => assignments.waiting(query)))
  app.route(route(trainers, ({ query }) => assignments.candidates(query)))
  app.route(
    route(assign, async ({ actor, body }) => {
      await assignments.assign(actor.id, body)
      return success
    }),
  )
  app.route(
    route(withdraw, async ({ actor, params }) => {
      await assignments.withdraw(actor.id, params.userId)
      return success
    }),
  )
  app.route(route(mine, async ({ actor }) => ({ waiting: await assignments.findMine(actor.id) })))
}
