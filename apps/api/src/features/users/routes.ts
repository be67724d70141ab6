import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  accessTokenOf,
  clearSessionCookies,
  refreshTokenOf,
  setSessionCookies,
  type Tokens,
} from '../../http/cookies.ts'
import { route, success } from '../../http/route.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { Problem } from '../../problems/problem.ts'
import type { Sessions } from '../sessions/service.ts'
import type { accountService } from './account.ts'
import type { directoryService } from './directory.ts'
import type { passwordReset } from './password-reset.ts'
import type { register } from './registration.ts'
import type { signIn } from './sign-in.ts'
import { texts } from './texts.ts'

export interface UsersServices {
  sessions: Sessions
  limits: RateLimits
  signIn: ReturnType<typeof signIn>
  register: ReturnType<typeof register>
  passwordReset: ReturnType<typeof passwordReset>
  account: ReturnType<typeof accountService>
  directory: ReturnType<typeof directoryService>
}

const aboutSomeone = { not_found: texts.userNotFound }

const originOf = (request: FastifyRequest) => ({ ip: request.ip, userAgent: request.headers['user-agent'] ?? '' })

/** The tokens in the body for native apps, and in cookies for browsers. */
function welcome(reply: FastifyReply, tokens: Tokens, msg: string) {
  setSessionCookies(reply, tokens)
  return { ...success, msg, ...tokens }
}

export function usersRoutes(app: FastifyInstance, services: UsersServices): void {
  sessionRoutes(app, services)
  passwordRoutes(app, services)
  accountRoutes(app, services)
  adminRoutes(app, services)
}

function sessionRoutes(app: FastifyInstance, { signIn, register, sessions, limits }: UsersServices): void {
  app.route(
    route(contracts.auth.signin, async ({ body, request, reply }) =>
      welcome(reply, await signIn(body, originOf(request)), texts.signedIn),
    ),
  )
  app.route(
    route(contracts.auth.signup, async ({ body: { inviteId: _, ...person }, request, reply }) =>
      welcome(reply, await register('member', person, originOf(request)), texts.signedUp),
    ),
  )
  app.route(
    route(contracts.auth.trainerSignup, async ({ body, request, reply }) =>
      welcome(reply, await register('trainer', body, originOf(request)), texts.signedUp),
    ),
  )
  app.route(
    route(contracts.auth.refresh, async ({ body, request, reply }) => {
      await limits.count('refreshIp', request.ip)
      const token = body.refresh_token ?? refreshTokenOf(request)
      if (!token) throw new Problem('session_expired')
      return welcome(reply, await sessions.rotate(token), texts.refreshed)
    }),
  )
  app.route(
    route(contracts.auth.signout, async ({ request, reply }) => {
      await sessions.end(accessTokenOf(request), refreshTokenOf(request))
      clearSessionCookies(reply)
      return success
    }),
  )
}

function passwordRoutes(app: FastifyInstance, { passwordReset, limits }: UsersServices): void {
  app.route(
    route(contracts.auth.forgotPassword, async ({ params, request }) => {
      await passwordReset.request(params.id, request.ip)
      return { ...success, msg: texts.resetRequested }
    }),
  )
  app.route(
    route(contracts.auth.checkResetToken, async ({ params, query, request }) => {
      await limits.count('linkIp', request.ip)
      await passwordReset.check(params.id, query.token)
      return success
    }),
  )
  app.route(
    route(contracts.auth.changePassword, async ({ params, query, body, request }) => {
      await limits.count('linkIp', request.ip)
      await passwordReset.change(params.id, query.token, body.newPassword)
      return { ...success, msg: texts.passwordChanged }
    }),
  )
}

function accountRoutes(app: FastifyInstance, { account }: UsersServices): void {
  app.route(route(contracts.users.info, ({ actor }) => account.find(actor.id)))
  app.route(route(contracts.users.one, ({ params }) => account.find(params.id), aboutSomeone))
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

function adminRoutes(app: FastifyInstance, { directory }: UsersServices): void {
  app.route(route(contracts.users.all, ({ query }) => directory.list(query)))
  app.route(route(contracts.users.allMeta, () => directory.counts()))
  app.route(
    route(
      contracts.users.lock,
      async ({ actor, params, query }) => {
        await directory.lock(actor.id, params.id, query.date)
        return success
      },
      aboutSomeone,
    ),
  )
  app.route(
    route(
      contracts.users.unlock,
      async ({ actor, params }) => {
        await directory.unlock(actor.id, params.id)
        return success
      },
      aboutSomeone,
    ),
  )
}
