import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { confirmEmail } from './confirm.ts'
import type { emailAddressService } from './service.ts'
import { texts } from './texts.ts'

interface EmailAddressServices {
  emailAddress: ReturnType<typeof emailAddressService>
  confirm: ReturnType<typeof confirmEmail>
}

export function emailAddressRoutes(app: FastifyInstance, { emailAddress, confirm }: EmailAddressServices): void {
  app.route(route(contracts.emailAddress.mine, ({ actor }) => emailAddress.mine(actor)))
  app.route(route(contracts.emailAddress.confirm, ({ actor, body }) => confirm(actor, body.token)))
  app.route(
    route(contracts.emailAddress.resend, async ({ actor }) => {
      await emailAddress.resend(actor)
      return { ...success, msg: texts.sent }
    }),
  )
  app.route(route(contracts.emailAddress.change, ({ actor, body }) => emailAddress.requestChange(actor, body)))
  app.route(route(contracts.emailAddress.cancelChange, ({ actor }) => emailAddress.cancelChange(actor)))
}
