import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  accessTokenOf,
  clearSessionCookies,
  deviceTokenOf,
  isFromBrowser,
  refreshTokenOf,
  setDeviceCookie,
  setSessionCookies,
  type Tokens,
} from '../../http/cookies.ts'
import { route, success } from '../../http/route.ts'
import type { RateLimits } from '../../infra/rate-limits.ts'
import { Problem } from '../../problems/problem.ts'
import { refuseWeakPassword } from '../passwords/service.ts'
import type { ClientInfo, Sessions } from '../sessions/service.ts'
import type { passwordReset } from './password-reset.ts'
import type { register } from './registration.ts'
import type { signIn } from './sign-in.ts'
import { texts } from './texts.ts'

export interface AuthServices {
  sessions: Sessions
  limits: RateLimits
  /** Name of the product, for the message of a sign-up. */
  siteName: string
  signIn: ReturnType<typeof signIn>
  register: ReturnType<typeof register>
  passwordReset: ReturnType<typeof passwordReset>
}

/**
 * IP, user agent and device token of a request.
 * @param deviceToken sent in the body by native apps; browsers send theirs as a cookie
 */
const clientOf = (request: FastifyRequest, deviceToken?: string): ClientInfo => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  deviceToken: deviceToken ?? deviceTokenOf(request),
})

/** Response of a sign-in: browsers get the tokens in httpOnly cookies, all other clients in the body. */
function sendTokens(reply: FastifyReply, tokens: Tokens, msg: string) {
  if (!isFromBrowser(reply.request)) return { ...success, msg, ...tokens }
  setSessionCookies(reply, tokens)
  return { ...success, msg, expires_in: tokens.expires_in }
}

export function authRoutes(app: FastifyInstance, services: AuthServices): void {
  sessionRoutes(app, services)
  passwordRoutes(app, services)
}

function sessionRoutes(app: FastifyInstance, { signIn, register, sessions, limits, siteName }: AuthServices): void {
  app.route(
    route(contracts.auth.signin, async ({ body, request, reply }) =>
      sendTokens(reply, await signIn(body, clientOf(request, body.device_token), request.log), texts.signedIn),
    ),
  )
  app.route(
    route(contracts.auth.checkSignup, async ({ body }) => {
      refuseWeakPassword(body.password, { owner: body, siteName }, 'password')
      return success
    }),
  )
  app.route(
    route(contracts.auth.signup, async ({ body: { inviteId, inviteConsent, ...person }, request, reply }) => {
      const invitation = inviteId ? { token: inviteId, consent: inviteConsent ?? '' } : null
      return sendTokens(
        reply,
        await register('member', person, clientOf(request), invitation),
        texts.signedUp(siteName),
      )
    }),
  )
  app.route(
    route(contracts.auth.trainerSignup, async ({ body, request, reply }) =>
      sendTokens(reply, await register('trainer', body, clientOf(request)), texts.signedUp(siteName)),
    ),
  )
  app.route(
    route(contracts.auth.refresh, async ({ body, request, reply }) => {
      await limits.count('refreshIp', request.ip)
      const token = body.refresh_token ?? refreshTokenOf(request)
      if (!token) throw new Problem('session_expired')
      return sendTokens(reply, await sessions.rotate(token), texts.refreshed)
    }),
  )
  app.route(
    route(contracts.auth.signout, async ({ body, request, reply }) => {
      await sessions.end(accessTokenOf(request), body.refresh_token ?? refreshTokenOf(request))
      clearSessionCookies(reply)
      return success
    }),
  )
}

function passwordRoutes(app: FastifyInstance, { passwordReset, limits }: AuthServices): void {
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
    route(contracts.auth.changePassword, async ({ params, query, body, request, reply }) => {
      await limits.count('linkIp', request.ip)
      const { newPassword } = body
      const device = await passwordReset.change(params.id, { token: query.token, newPassword }, clientOf(request))
      if (isFromBrowser(request)) setDeviceCookie(reply, device)
      return { ...success, msg: texts.passwordChanged }
    }),
  )
}
