import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { settingsService } from './service.ts'
import { texts } from './texts.ts'

export function settingsRoutes(app: FastifyInstance, service: ReturnType<typeof settingsService>): void {
  app.route(
    route(contracts.settings.changePassword, async ({ actor, body }) => {
      await service.changePassword(actor, body)
      return { ...success, msg: texts.passwordChanged }
    }),
  )
  app.route(route(contracts.settings.notifications, async ({ actor }) => ({ muted: await service.muted(actor.id) })))
  app.route(
    route(contracts.settings.setNotifications, async ({ actor, body }) => ({
      muted: await service.mute(actor.id, body.muted),
    })),
  )
  app.route(
    route(contracts.settings.setFirstSteps, async ({ actor, body }) => {
      await service.setFirstSteps(actor.id, body.hidden)
      return success
    }),
  )
  app.route(
    route(contracts.settings.setProtectiveMode, async ({ actor, body }) => {
      await service.setProtectiveMode(actor.id, body.protectiveMode)
      return success
    }),
  )
  app.route(
    route(contracts.settings.setProfile, async ({ actor, body }) => {
      await service.changeProfile(actor.id, body)
      return { ...success, msg: texts.profileChanged }
    }),
  )
}
