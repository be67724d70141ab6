import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { basisService } from './basis.ts'
import type { targetsService } from './targets.ts'

export interface MacrosServices {
  targets: ReturnType<typeof targetsService>
  basis: ReturnType<typeof basisService>
}

export function macrosRoutes(app: FastifyInstance, { targets, basis }: MacrosServices): void {
  const { macros } = contracts
  app.route(
    route(macros.set, async ({ actor, params, body }) => ({
      ...success,
      warning: await targets.set(actor, params.id, body),
    })),
  )
  app.route(route(macros.history, ({ actor, params }) => targets.history(actor, params.id)))
  app.route(route(macros.basis, ({ actor, params }) => basis.find(actor, params.id)))
  app.route(
    route(macros.addClearance, async ({ actor, params, body }) => {
      await basis.clear(actor, params.userId, body)
      return success
    }),
  )
}
