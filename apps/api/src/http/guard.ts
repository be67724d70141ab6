import type { Access } from '@kostbar/contracts/endpoint'
import { pageUserHeader } from '@kostbar/contracts/users/page-user'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problems/problem.ts'
import { type Actor, isAdmin, isTrainer } from './actor.ts'
import type { AuthorizeUser } from './authorize.ts'
import { accessTokenOf, carriesSessionCookie } from './cookies.ts'

export interface GuardDependencies {
  /** The user behind an access token; null when the token is invalid or its session has ended. */
  authenticate(accessToken: string): Promise<Actor | null>
  /**
   * `authenticate` for endpoints that have to answer while the database is unavailable: in about two seconds at most;
   * admins by their last lookup.
   */
  authenticateDuringOutage(accessToken: string): Promise<Actor | null>
  readonly authorizeUser: AuthorizeUser
  /** @throws Problem `consent_needed` unless the user consents to the processing of their health data */
  requireConsent(userId: string): Promise<void>
  /** Whether this user has to use a second factor. */
  requiresSecondFactor(actor: Actor): boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    /** Absent only on routes outside the contracts (documentation, health). */
    access?: Access
    content?: true | undefined
    health?: true | undefined
    beforeSecondFactor?: true | undefined
    duringOutage?: true | undefined
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const roleAllows = {
  public: () => true,
  signedIn: () => true,
  admin: isAdmin,
  trainer: isTrainer,
  staff: (actor: Actor) => isAdmin(actor) || isTrainer(actor),
}

/** The web app's origin; for local development, `localhost` and `127.0.0.1` are equivalent. */
function originsOf(webUrl: string): ReadonlySet<string> {
  const { origin } = new URL(webUrl)
  return new Set([origin, origin.replace('//localhost', '//127.0.0.1'), origin.replace('//127.0.0.1', '//localhost')])
}

/** CSRF protection: a foreign page may neither use session cookies for changes nor sign a user in. */
function refuseForeignOrigin(request: FastifyRequest, trustedOrigins: ReadonlySet<string>): void {
  if (safeMethods.has(request.method)) return
  const { origin } = request.headers
  if (origin ? !trustedOrigins.has(origin) : carriesSessionCookie(request)) throw new Problem('origin_not_trusted')
}

/**
 * Refuses a call from a page of another user: that user's text would be stored for the one who has signed in since. Native
 * apps send no such header.
 */
function refuseOtherUser(pageUser: string | string[] | undefined, actor: Actor): void {
  if (pageUser !== undefined && pageUser !== actor.id) throw new Problem('other_user')
}

/**
 * Hides from a stranger that the data exists.
 * @throws Problem `not_found` instead of `forbidden`, else the error itself
 */
function hideRefusal(error: unknown): never {
  throw error instanceof Problem && error.code === 'forbidden' ? new Problem('not_found') : error
}

/**
 * Enforces the `access` of every endpoint: origin, session, role, ownership, consent. A route without `access` is
 * refused.
 */
export function registerGuard(
  app: FastifyInstance,
  { authenticate, authenticateDuringOutage, authorizeUser, requireConsent, requiresSecondFactor }: GuardDependencies,
  webUrl: string,
): void {
  const trustedOrigins = originsOf(webUrl)
  app.decorateRequest('actor', null)

  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const { access, content, beforeSecondFactor, duringOutage } = request.routeOptions.config
    refuseForeignOrigin(request, trustedOrigins)
    if (access === 'public') return
    if (access === undefined) throw new Problem('forbidden')
    const token = accessTokenOf(request)
    request.actor = token ? await (duringOutage ? authenticateDuringOutage(token) : authenticate(token)) : null
    if (!request.actor) throw new Problem('not_signed_in')
    refuseOtherUser(request.headers[pageUserHeader], request.actor)
    if (!beforeSecondFactor && !request.actor.hasSecondFactor && requiresSecondFactor(request.actor))
      throw new Problem('second_factor_missing')
    if (typeof access === 'string' && !roleAllows[access](request.actor)) throw new Problem('forbidden')
    if (content && !request.actor.hasAccess && !isAdmin(request.actor)) throw new Problem('no_access')
  })

  // Runs after validation, so that the path parameter is a valid id.
  app.addHook('preHandler', async (request) => {
    const { access, health } = request.routeOptions.config
    if (!request.actor) return
    if (health && access === 'signedIn') await requireConsent(request.actor.id)
    if (typeof access !== 'object') return
    const userId = (request.params as Record<string, string | undefined>)[access.user]
    const change = access.change ?? !safeMethods.has(request.method)
    const authorized = authorizeUser(request.actor, userId, { area: access.area, change, health })
    await (access.hidden ? authorized.catch(hideRefusal) : authorized)
  })
}
