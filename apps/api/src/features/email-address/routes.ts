import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { confirmEmail } from './confirm.ts'
import type { ownAddressService } from './own-address.ts'
import { texts } from './texts.ts'

interface EmailAddressServices {
  ownAddress: ReturnType<typeof ownAddressService>
  confirm: ReturnType<typeof confirmEmail>
}

export function emailAddressRoutes(app: FastifyInstance, { ownAddress, confirm }: EmailAddressServices): void {
  app.route(route(contracts.emailAddress.mine, ({ actor }) => ownAddress.mine(actor)))
  app.route(route(contracts.emailAddress.confirm, ({ actor, body }) => confirm(actor, body.token)))
  app.route(
    route(contracts.emailAddress.resend, async ({ actor }) => {
      await ownAddress.resend(actor)
      return { ...success, msg: texts.sent }
    }),
  )
  app.route(route(contracts.emailAddress.change, ({ actor, body }) => ownAddress.requestChange(actor, body)))
  app.route(route(contracts.emailAddress.cancelChange, ({ actor }) => ownAddress.cancelChange(actor)))
}
