import { type User, users } from '@kostbar/contracts/users'
import type { FastifyRequest } from 'fastify'

const marker = 'kostbar_signed_in=1'
const accessCookie = 'kostbar_access='

/** The longest a page waits for the API to say who is here, in milliseconds. */
const patience = 1_000

/**
 * Who opens a page, by their cookies.
 * @returns the user; null without a session; undefined when the session is expired or the API does not answer, so that
 *   the browser has to find out
 */
export async function identify(request: FastifyRequest, apiUrl: URL): Promise<User | null | undefined> {
  const cookies = request.headers.cookie?.split(/; */) ?? []
  if (!cookies.includes(marker)) return null
  const access = cookies.find((cookie) => cookie.startsWith(accessCookie))
  if (!access) return undefined
  try {
    const response = await fetch(new URL(users.info.path, apiUrl), {
      headers: { cookie: access, 'x-forwarded-for': request.ip, 'x-request-id': request.id },
      signal: AbortSignal.timeout(patience),
    })
    return response.ok ? ((await response.json()) as User) : undefined
  } catch (error) {
    request.log.warn({ err: error }, 'the API does not say who is here')
    return undefined
  }
}
