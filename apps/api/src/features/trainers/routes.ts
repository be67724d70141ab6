import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { trainerProfiles } from './profile.ts'

export function trainersRoutes(app: FastifyInstance, profiles: ReturnType<typeof trainerProfiles>): void {
  const { trainers } = contracts
  app.route(route(trainers.mine, ({ actor }) => profiles.find(actor.id)))
  app.route(route(trainers.update, ({ actor, body }) => profiles.update(actor.id, body)))
  app.route(route(trainers.acceptAgreement, ({ actor, body }) => profiles.acceptAgreement(actor.id, body.version)))
  app.route(route(trainers.get, ({ params }) => profiles.find(params.id)))
  app.route(route(trainers.verify, ({ actor, params, body }) => profiles.verify(actor.id, params.id, body)))
}
