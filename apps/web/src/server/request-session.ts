import { auth } from '@kostbar/contracts/auth/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Session of a page request. */
export interface RequestSession {
  /** Signed-in user; null when signed out, undefined when unknown: the browser has to call the API. */
  readonly user: User | null | undefined
  /** `Set-Cookie` headers of the API to pass on with the reply: a refreshed or ended session. */
  readonly setCookies: readonly string[]
}

interface SessionOptions {
  readonly apiUrl: URL
  /** Public URL of the site, the only origin that the API accepts. */
  readonly webUrl: URL
}

/** Timeout in ms for all API calls of one page together. */
const apiTimeoutMs = 1_500

const cookiePatterns = {
  marker: /^kostbar_signed_in=1$/,
  access: /^(__Host-)?kostbar_access=/,
  refresh: /^(__Host-)?kostbar_refresh=/,
}

/**
 * Loads the user of a page request from the API by the session cookies; an expired access token is refreshed. When the
 * API fails or exceeds the timeout, the user is undefined and the browser calls the API itself.
 */
export async function loadSession(request: FastifyRequest, options: SessionOptions): Promise<RequestSession> {
  if (!hasSessionMarker(request)) return { user: null, setCookies: [] }
  const cookies = cookiesOf(request)
  const findCookie = (pattern: RegExp) => cookies.find((cookie) => pattern.test(cookie))
  const callApi = apiClient(request, options)
  try {
    const access = findCookie(cookiePatterns.access)
    const user = access && (await fetchUser(callApi, access))
    if (user) return { user, setCookies: [] }
    const refresh = findCookie(cookiePatterns.refresh)
    // No refresh for a prefetch: browsers may discard its response, and with it the rotated refresh token.
    if (!refresh || request.headers['sec-purpose']) return { user: undefined, setCookies: [] }
    return await refreshSession(callApi, refresh, (error) => logFailure(request, error))
  } catch (error) {
    logFailure(request, error)
    return { user: undefined, setCookies: [] }
  }
}

const logFailure = (request: FastifyRequest, error: unknown) =>
  request.log.warn({ err: error }, 'session lookup failed')

/** Whether a request has a session; refreshed cookies are added to the reply. */
export const isSignedIn =
  (options: SessionOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { user, setCookies } = await loadSession(request, options)
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    return Boolean(user)
  }

/**
 * Whether the browser has a session, by its marker cookie. Without one, the request is anonymous and its page
 * cacheable.
 */
export const hasSessionMarker = (request: FastifyRequest): boolean =>
  cookiesOf(request).some((cookie) => cookiePatterns.marker.test(cookie))

const cookiesOf = (request: FastifyRequest) => request.headers.cookie?.split(/; */) ?? []

/** `name=value` of a `Set-Cookie` header. */
const nameAndValue = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

type CallApi = ReturnType<typeof apiClient>

function apiClient(request: FastifyRequest, { apiUrl, webUrl }: SessionOptions) {
  const signal = AbortSignal.timeout(apiTimeoutMs)
  return ({ method, path }: { method: string; path: string }, headers: Record<string, string>, body?: string) =>
    fetch(new URL(path, apiUrl), {
      method,
      headers: { origin: webUrl.origin, 'x-forwarded-for': request.ip, 'x-request-id': request.id, ...headers },
      signal,
      ...(body ? { body } : {}),
    })
}

async function fetchUser(callApi: CallApi, accessCookie: string): Promise<User | undefined> {
  const response = await callApi(users.info, { cookie: accessCookie })
  return response.ok ? ((await response.json()) as User) : undefined
}

async function refreshSession(
  callApi: CallApi,
  cookie: string,
  onError: (error: unknown) => void,
): Promise<RequestSession> {
  const response = await callApi(auth.refresh, { cookie, 'content-type': 'application/json' }, '{}')
  const setCookies = response.headers.getSetCookie()
  if (response.status === 401)
    return { user: null, setCookies: [...setCookies, 'kostbar_signed_in=; Path=/; Max-Age=0'] }
  if (!response.ok) return { user: undefined, setCookies }
  const access = setCookies.map(nameAndValue).find((cookie) => cookiePatterns.access.test(cookie))
  // The refresh token is used up by now: the browser must get its successor, whether or not the user can be loaded.
  const user = access ? fetchUser(callApi, access).catch(onError) : undefined
  return { user: (await user) ?? undefined, setCookies }
}
