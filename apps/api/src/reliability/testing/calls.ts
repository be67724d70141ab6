import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { auth } from '@kostbar/contracts/auth/endpoints'
import type { Endpoint } from '@kostbar/contracts/endpoint'
import { users } from '@kostbar/contracts/users/endpoints'
import { pathOf } from '../../testing/client.ts'
import { password } from '../../testing/test-app.ts'
import { hangTimeoutMs } from './load.ts'

export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every endpoint, problems included
  body: any
  headers: Headers
  /** Milliseconds until the whole response was received. */
  ms: number
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Access token. */
  token?: string
  /** Client address; random by default, so that calls do not share rate limits. */
  ip?: string
  /** Milliseconds after which the call counts as hanging; by default far more than a busy machine needs. */
  limitMs?: number
}

export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
export const randomEmail = () => `${randomUUID()}@example.test`

/**
 * Calls the API as a native app does, a single time.
 * @throws Error when the connection is refused or reset, or the call hangs
 */
export async function sendOnce(url: string, endpoint: Endpoint, sent: Sent = {}): Promise<Reply> {
  const { params, query, body, token, ip = randomIp(), limitMs = hangTimeoutMs } = sent
  const started = performance.now()
  const response = await fetch(`${url}${pathOf(endpoint, params)}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': ip,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  })
  const answer = await response.text()
  const { status, headers } = response
  return { status, headers, body: answer && JSON.parse(answer), ms: performance.now() - started }
}

const isBusy = ({ status, body }: Reply) => status === 503 && body.code === 'unavailable'

/**
 * Calls the API as `sendOnce` does, again while it is busy, as clients do: an instance refuses when its connections are
 * taken for 3 s, or too many passwords wait to be hashed.
 */
export async function send(url: string, endpoint: Endpoint, sent: Sent = {}): Promise<Reply> {
  const reply = await sendOnce(url, endpoint, sent)
  if (!isBusy(reply)) return reply
  await delay(100)
  return send(url, endpoint, sent)
}

/**
 * Whether a write was acknowledged with 200. A reset connection counts as no.
 * @throws TimeoutError when the call hangs
 */
export async function acknowledged(call: Promise<Reply>): Promise<boolean> {
  try {
    return (await call).status === 200
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error
    return false
  }
}

export const signUp = (url: string, email: string) =>
  send(url, auth.signup, { body: { email, password, firstName: 'Ben', phoneNumber: '+43 660 1234567' } })

export const signIn = (url: string, email: string, ip?: string, secret = password) =>
  send(url, auth.signin, { body: { email, password: secret }, ...(ip && { ip }) })

/**
 * A single attempt to sign in, which is refused while too many wait.
 * @param limitMs milliseconds after which it counts as hanging
 */
export const signInOnce = (url: string, email: string, limitMs: number) =>
  sendOnce(url, auth.signin, { body: { email, password }, limitMs })

export const forgotPassword = (url: string, email: string) => send(url, auth.forgotPassword, { params: { id: email } })

export interface Member {
  email: string
  id: string
  access_token: string
  refresh_token: string
}

/** Creates an account. @returns the account with its tokens */
export async function member(url: string): Promise<Member> {
  const email = randomEmail()
  const { status, body } = await signUp(url, email)
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`)
  const { body: person } = await send(url, users.info, { token: body.access_token })
  return { ...body, email, id: person.id }
}
