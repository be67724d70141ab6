import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { exportsService } from './service.ts'
import { texts } from './texts.ts'

export function exportsRoutes(app: FastifyInstance, service: ReturnType<typeof exportsService>): void {
  app.route(route(contracts.dataExports.current, async ({ actor }) => ({ current: await service.current(actor.id) })))
  app.route(
    route(contracts.dataExports.request, ({ actor }) => service.request(actor.id), {
      too_many_requests: texts.tooManyRequests,
    }),
  )
  app.route(
    route(
      contracts.dataExports.download,
      async ({ actor, params }) => ({ url: await service.download(actor.id, params.id) }),
      {
        not_found: texts.gone,
      },
    ),
  )
}
