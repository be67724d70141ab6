import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { clientChanges } from './changes.ts'
import type { clientDetails } from './details.ts'
import type { clientList } from './list.ts'
import type { myTrainerService } from './my-trainer.ts'

export interface ClientsServices {
  list: ReturnType<typeof clientList>
  details: ReturnType<typeof clientDetails>
  changes: ReturnType<typeof clientChanges>
  myTrainer: ReturnType<typeof myTrainerService>
}

export function clientsRoutes(app: FastifyInstance, { list, details, changes, myTrainer }: ClientsServices): void {
  const { clients } = contracts
  app.route(route(clients.list, ({ actor, query }) => list.list(actor.id, query)))
  app.route(route(clients.neighbours, ({ actor, params, query }) => list.neighbours(actor.id, params.id, query)))
  app.route(route(clients.get, ({ actor, params }) => details.find(actor, params.id)))
  app.route(
    route(clients.update, async ({ actor, params, body }) => {
      await details.update(actor, params.id, body)
      return success
    }),
  )
  app.route(route(clients.bulk, async ({ actor, body }) => ({ results: await changes.bulk(actor.id, body) })))
  for (const [name, action] of [
    ['pause', 'PAUSE'],
    ['resume', 'RESUME'],
    ['archive', 'ARCHIVE'],
    ['reactivate', 'REACTIVATE'],
  ] as const)
    app.route(
      route(clients[name], async ({ actor, params }) => {
        await changes.one(actor.id, params.id, action)
        return success
      }),
    )
  app.route(route(clients.myTrainer, async ({ actor }) => ({ trainer: await myTrainer.find(actor.id) })))
  app.route(
    route(clients.endMine, async ({ actor }) => {
      await myTrainer.end(actor.id)
      return success
    }),
  )
}
