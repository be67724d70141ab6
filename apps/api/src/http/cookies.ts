import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lifetime of refresh tokens and cookies, in seconds: 14 days. */
export const refreshLifetime = 14 * 24 * 60 * 60

/** Lifetime of the device cookie, in seconds: a year. */
const deviceLifetime = 365 * 24 * 60 * 60

/** The tokens of a session; `expires_in` is the access token's lifetime in seconds. */
export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  /** Device token, by which the next sign-in recognises this device; only after a sign-in. */
  device_token?: string
}

/** Cookies of a session, without the `__Host-` prefix. */
export const cookieNames = { access: 'kostbar_access', refresh: 'kostbar_refresh', device: 'kostbar_device' } as const
/** Marker cookie, readable by scripts, without a secret: the web app requests the account only when it is set. */
const markerCookie = 'kostbar_signed_in'

/** The cookie name, with the `__Host-` prefix (this host, https, path /) unless served over plain http. */
const cookieName = (name: string, request: FastifyRequest) => (request.server.secureCookies ? `__Host-${name}` : name)

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
    : request.cookies[cookieName(cookieNames.access, request)]

export const refreshTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(cookieNames.refresh, request)]

/** Device token of this browser's cookie, by which a sign-in recognises a known device. */
export const deviceTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(cookieNames.device, request)]

/** Whether the request authenticates by cookie, which browsers attach also to cross-site requests (CSRF). */
export const carriesSessionCookie = (request: FastifyRequest): boolean =>
  !request.headers.authorization &&
  Boolean(
    request.cookies[cookieName(cookieNames.access, request)] ??
      request.cookies[cookieName(cookieNames.refresh, request)],
  )

/**
 * Whether a browser sent the request: browsers state the origin of every unsafe request. They get tokens in cookies
 * only, so that no script can read them.
 */
export const isFromBrowser = ({ headers }: FastifyRequest): boolean => Boolean(headers.origin || headers.cookie)

export function setSessionCookies(reply: FastifyReply, tokens: Tokens): void {
  const { request } = reply
  const shared = { path: '/', sameSite: 'lax', secure: request.server.secureCookies } as const
  reply.setCookie(cookieName(cookieNames.access, request), tokens.access_token, {
    ...shared,
    httpOnly: true,
    maxAge: tokens.expires_in,
  })
  reply.setCookie(cookieName(cookieNames.refresh, request), tokens.refresh_token, {
    ...shared,
    httpOnly: true,
    maxAge: refreshLifetime,
  })
  if (tokens.device_token) setDeviceCookie(reply, tokens.device_token)
  reply.setCookie(markerCookie, '1', { ...shared, maxAge: refreshLifetime })
}

/** Sets the device cookie at a sign-in. A sign-out keeps the cookie: it gives no access. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const { request } = reply
  reply.setCookie(cookieName(cookieNames.device, request), token, {
    path: '/',
    sameSite: 'lax',
    secure: request.server.secureCookies,
    httpOnly: true,
    maxAge: deviceLifetime,
  })
}

/** Deletes the cookies of the session and their marker; the device token stays, so that the device is still known. */
export function clearSessionCookies(reply: FastifyReply): void {
  const { request } = reply
  for (const name of [cookieName(cookieNames.access, request), cookieName(cookieNames.refresh, request), markerCookie])
    reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: request.server.secureCookies })
}
