import { Agent } from 'node:http'
import type { Answer, Endpoint, Request } from '@kostbar/contracts/endpoint'
import type { ProblemBody } from '@kostbar/contracts/problem'
import supertest from 'supertest'
import { cookieNames, type Tokens } from '../http/cookies.ts'

/** Error for a call with a status other than 200. */
export class Refusal extends Error {
  readonly status: number
  readonly body: ProblemBody

  /** @param logged line that the API logged about it; a failed test shows it */
  constructor(status: number, body: ProblemBody, logged = '') {
    super(`${status} ${body.code}: ${body.msg}${logged && `\n${logged}`}`)
    this.status = status
    this.body = body
  }
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Connections that all clients share: tests send tens of thousands of requests, and each connection takes time, too. */
const connections = new Agent({ keepAlive: true })

/** Path of an endpoint with its parameters filled in. */
export const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}): string =>
  endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))

export type TestClient = ReturnType<typeof client>

/**
 * Typed client that behaves like a browser: keeps cookies, sends the web app's origin.
 * @param origin value of the `Origin` header; with '' none is sent, as by native apps
 * @param logLines lines logged by the API so far
 */
export function client(baseUrl: string, origin: string, logLines: readonly string[] = []) {
  const agent = supertest.agent(baseUrl)
  const host = new URL(baseUrl).hostname

  /** Sends a request. @returns the response, whatever its status */
  const exchange = (endpoint: Endpoint, request: unknown = {}, headers: Record<string, string> = {}) => {
    const { params, query, body } = request as Parts
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete'
    const sent = agent[method](pathOf(endpoint, params))
      .agent(connections)
      .set({ ...(origin && { origin }), ...headers })
    if (query) sent.query(query)
    return body === undefined ? sent : sent.type('application/json').send(JSON.stringify(body))
  }

  /** Sends a request. @returns its body @throws Refusal unless the status is 200 */
  const call = async <E extends Endpoint>(
    endpoint: E,
    ...[request]: Record<never, never> extends Request<E> ? [Request<E>?] : [Request<E>]
  ): Promise<Answer<E>> => {
    const response = await exchange(endpoint, request)
    if (response.status === 200) return response.body
    const logged = response.status < 500 ? undefined : logLines.findLast((line) => line.includes('request failed'))
    throw new Refusal(response.status, response.body, logged)
  }

  /** Signs in without a call: stores the cookies of a session. */
  const setSession = ({ access_token: access, refresh_token: refresh, device_token: device = '' }: Tokens) => {
    const cookies = Object.entries({ access, refresh, device } satisfies Record<keyof typeof cookieNames, string>)
    for (const [name, value] of cookies)
      agent.jar.setCookie(`${cookieNames[name as keyof typeof cookieNames]}=${value}; path=/`, host, '/')
  }

  return { call, exchange, agent, setSession }
}
