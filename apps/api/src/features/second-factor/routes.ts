import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { SecondFactors } from './service.ts'
import { texts } from './texts.ts'

export function secondFactorRoutes(app: FastifyInstance, factors: SecondFactors): void {
  app.route(route(contracts.secondFactor.state, ({ actor }) => factors.state(actor)))
  app.route(route(contracts.secondFactor.setUp, ({ actor, body }) => factors.setUp(actor, body.currentPassword)))
  app.route(
    route(contracts.secondFactor.confirm, async ({ actor, body }) => ({
      recoveryCodes: await factors.confirm(actor, body.code),
    })),
  )
  app.route(
    route(contracts.secondFactor.renewRecoveryCodes, async ({ actor, body }) => ({
      recoveryCodes: await factors.renewRecoveryCodes(actor, body.code),
    })),
  )
  app.route(
    route(contracts.secondFactor.disable, async ({ actor, body }) => {
      await factors.disable(actor, body)
      return { ...success, msg: texts.disabled }
    }),
  )
}
