import { auth } from '@kostbar/contracts/auth/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who opens a page. */
export interface Visitor {
  /** The user; null without a session; undefined when only the browser can find out. */
  readonly user: User | null | undefined
  /** Cookies the API has set on the way: a renewed session, or the end of one. */
  readonly setCookies: readonly string[]
}

interface IdentifyOptions {
  readonly apiUrl: URL
  /** The origin the API trusts. */
  readonly webUrl: URL
}

/** The longest a page waits for the API to say who is here, in milliseconds. */
const patience = 1_500

const names = {
  marker: /^kostbar_signed_in=1$/,
  access: /^(__Host-)?kostbar_access=/,
  refresh: /^(__Host-)?kostbar_refresh=/,
}

/**
 * Asks the API who opens a page, by their cookies, and renews an expired session on the way, so that people who come
 * back see their own page at once. When the API does not answer in time, the browser asks again.
 */
export async function identify(request: FastifyRequest, options: IdentifyOptions): Promise<Visitor> {
  const cookies = cookiesOf(request)
  const holds = (name: RegExp) => cookies.find((cookie) => name.test(cookie))
  if (!mayHaveSession(request)) return { user: null, setCookies: [] }
  const ask = askApi(request, options)
  try {
    const access = holds(names.access)
    const user = access && (await infoOf(ask, { cookie: access }))
    if (user) return { user, setCookies: [] }
    const refresh = holds(names.refresh)
    // A page fetched ahead may never be shown, and its cookies never kept.
    return refresh && !request.headers['sec-purpose'] ? await renew(ask, refresh) : { user: undefined, setCookies: [] }
  } catch (error) {
    request.log.warn({ err: error }, 'the API does not say who is here')
    return { user: undefined, setCookies: [] }
  }
}

/** Whether a request comes from somebody with a session; renewed cookies go with the answer. */
export const isMember =
  (options: IdentifyOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { user, setCookies } = await identify(request, options)
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    return Boolean(user)
  }

/** Whether a browser says that somebody has signed in there; without that a visitor is nobody in particular. */
export const mayHaveSession = (request: FastifyRequest): boolean =>
  cookiesOf(request).some((cookie) => names.marker.test(cookie))

const cookiesOf = (request: FastifyRequest) => request.headers.cookie?.split(/; */) ?? []

type Ask = ReturnType<typeof askApi>

function askApi(request: FastifyRequest, { apiUrl, webUrl }: IdentifyOptions) {
  const signal = AbortSignal.timeout(patience)
  return ({ method, path }: { method: string; path: string }, headers: Record<string, string>, body?: string) =>
    fetch(new URL(path, apiUrl), {
      method,
      headers: { origin: webUrl.origin, 'x-forwarded-for': request.ip, 'x-request-id': request.id, ...headers },
      signal,
      ...(body ? { body } : {}),
    })
}

async function infoOf(
  ask: Ask,
  credentials: { cookie: string } | { authorization: string },
): Promise<User | undefined> {
  const response = await ask(users.info, credentials)
  return response.ok ? ((await response.json()) as User) : undefined
}

async function renew(ask: Ask, cookie: string): Promise<Visitor> {
  const response = await ask(auth.refresh, { cookie, 'content-type': 'application/json' }, '{}')
  const setCookies = response.headers.getSetCookie()
  if (response.status === 401)
    return { user: null, setCookies: [...setCookies, 'kostbar_signed_in=; Path=/; Max-Age=0'] }
  if (!response.ok) return { user: undefined, setCookies }
  const { access_token } = (await response.json()) as { access_token: string }
  return { user: await infoOf(ask, { authorization: `Bearer ${access_token}` }), setCookies }
}
