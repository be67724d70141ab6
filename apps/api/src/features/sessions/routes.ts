import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { Database } from '../../infra/database.ts'
import type { devicesService } from './devices.ts'
import type { Sessions } from './service.ts'

interface SessionsServices {
  sessions: Sessions
  devices: ReturnType<typeof devicesService>
  database: Database
}

export function sessionsRoutes(app: FastifyInstance, services: SessionsServices): void {
  app.route(route(contracts.sessions.mine, ({ actor }) => services.devices.list(actor)))
  app.route(
    route(contracts.sessions.end, async ({ actor, params }) => {
      await services.devices.end(actor, params.id)
      return success
    }),
  )
  app.route(
    route(contracts.sessions.endOthers, async ({ actor }) => {
      await services.sessions.endOthers(services.database.kysely, actor)
      return success
    }),
  )
}
