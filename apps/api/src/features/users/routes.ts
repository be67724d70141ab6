import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { clearSessionCookies } from '../../http/cookies.ts'
import { route, success } from '../../http/route.ts'
import type { accountService } from './account.ts'
import type { directoryService } from './directory.ts'
import type { changeRoles } from './roles.ts'
import { texts } from './texts.ts'

export interface UsersServices {
  account: ReturnType<typeof accountService>
  directory: ReturnType<typeof directoryService>
  setRoles: ReturnType<typeof changeRoles>
}

const sentences = { not_found: texts.userNotFound }

export function usersRoutes(app: FastifyInstance, services: UsersServices): void {
  accountRoutes(app, services)
  adminRoutes(app, services)
}

function accountRoutes(app: FastifyInstance, { account }: UsersServices): void {
  app.route(route(contracts.users.info, ({ actor }) => account.find(actor.id, actor.id)))
  app.route(route(contracts.users.get, ({ actor, params }) => account.find(params.id, actor.id), sentences))
  app.route(
    route(
      contracts.users.deleteMyself,
      async ({ actor, reply }) => {
        await account.erase(actor.id)
        clearSessionCookies(reply)
        return success
      },
      { payments_unavailable: texts.stillPaid, payments_not_configured: texts.stillPaid },
    ),
  )
}

function adminRoutes(app: FastifyInstance, { directory, setRoles }: UsersServices): void {
  app.route(route(contracts.users.list, ({ query }) => directory.list(query)))
  app.route(route(contracts.users.counts, () => directory.counts()))
  app.route(
    route(
      contracts.users.lock,
      async ({ actor, params, query }) => {
        await directory.lock(actor.id, params.id, query.date)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(
      contracts.users.unlock,
      async ({ actor, params }) => {
        await directory.unlock(actor.id, params.id)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(
      contracts.users.setRoles,
      async ({ actor, params, body }) => {
        await setRoles(actor.id, params.id, body)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(
      contracts.users.endSessions,
      async ({ actor, params }) => {
        await directory.endSessions(actor.id, params.id)
        return success
      },
      sentences,
    ),
  )
  app.route(
    route(
      contracts.users.resendMail,
      async ({ actor, params, body }) => {
        await directory.resendMail(actor.id, params.id, body.mail)
        return success
      },
      sentences,
    ),
  )
}
