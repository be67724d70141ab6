import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long a session outlives its last use, in seconds: 14 days. */
export const refreshLifetime = 14 * 24 * 60 * 60

/** Both tokens of a session; `expires_in` is the access token's lifetime in seconds. */
export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
}

const names = { access: 'kostbar_access', refresh: 'kostbar_refresh' }
/** Readable by scripts and without any secret: tells the web app that asking who is signed in makes sense. */
const marker = 'kostbar_signed_in'

/** Browsers tie a `__Host-` cookie to this host, https and path /; plain http on localhost cannot have one. */
const named = (name: string, request: FastifyRequest) => (request.server.secureCookies ? `__Host-${name}` : name)

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the web app is served over https. */
    secureCookies: boolean
  }
}

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** The access token of the Authorization header (native apps), else of the cookie (browsers). */
export const accessTokenOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization
    ? bearer.exec(request.headers.authorization)?.[1]
    : request.cookies[named(names.access, request)]

export const refreshTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[named(names.refresh, request)]

/** Whether the browser, not the caller's own code, proves who this is. */
export const carriesSessionCookie = (request: FastifyRequest): boolean =>
  !request.headers.authorization &&
  Boolean(request.cookies[named(names.access, request)] ?? request.cookies[named(names.refresh, request)])

export function setSessionCookies(reply: FastifyReply, tokens: Tokens): void {
  const { request } = reply
  const shared = { path: '/', sameSite: 'lax', secure: request.server.secureCookies } as const
  reply.setCookie(named(names.access, request), tokens.access_token, {
    ...shared,
    httpOnly: true,
    maxAge: tokens.expires_in,
  })
  reply.setCookie(named(names.refresh, request), tokens.refresh_token, {
    ...shared,
    httpOnly: true,
    maxAge: refreshLifetime,
  })
  reply.setCookie(marker, '1', { ...shared, maxAge: refreshLifetime })
}

export function clearSessionCookies(reply: FastifyReply): void {
  const { request } = reply
  for (const name of [named(names.access, request), named(names.refresh, request), marker])
    reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: request.server.secureCookies })
}
