import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { managedChallenges } from './managed.ts'
import type { myChallenges } from './mine.ts'

interface ChallengesServices {
  managed: ReturnType<typeof managedChallenges>
  mine: ReturnType<typeof myChallenges>
}

export function challengesRoutes(app: FastifyInstance, { managed, mine }: ChallengesServices): void {
  const { challenges } = contracts
  app.route(route(challenges.list, ({ actor, query }) => managed.list(actor, query)))
  app.route(route(challenges.create, ({ actor, body }) => managed.create(actor, body)))
  app.route(route(challenges.get, ({ actor, params, query }) => managed.one(actor, params.id, query)))
  app.route(route(challenges.update, ({ actor, params, body }) => managed.update(actor, params.id, body)))
  app.route(route(challenges.cancel, ({ actor, params, body }) => managed.cancel(actor, params.id, body.reason)))
  app.route(
    route(challenges.invite, ({ actor, params, body }) => managed.invite(actor, params.id, body.participantIds)),
  )
  app.route(
    route(challenges.remove, async ({ actor, params }) => {
      await managed.remove(actor, params.id)
      return success
    }),
  )
  app.route(route(challenges.mine, ({ actor }) => mine.list(actor.id)))
  app.route(route(challenges.getMine, ({ actor, params }) => mine.one(actor.id, params.id)))
  app.route(route(challenges.setEntry, ({ actor, params, body }) => mine.setEntry(actor.id, params.id, body)))
  for (const name of ['join', 'leave'] as const)
    app.route(
      route(challenges[name], async ({ actor, params }) => {
        await mine[name](actor.id, params.id)
        return success
      }),
    )
}
