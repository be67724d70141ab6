import autocannon, { type Request } from 'autocannon'
import type { Session } from './fill.ts'
import type { ServerProcess } from './server-process.ts'
import { authorization } from './tokens.ts'

/** A call that is made again and again, by one person after the other. */
export interface Call {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: unknown
}

/** What one server did in one round. */
export interface Round {
  perSecond: number
  /** Milliseconds within which 99 of 100 calls were answered. */
  p99: number
  /** Time of a core that the server took for one call, in microseconds. */
  coreTime: number
}

export interface Load {
  /** Callers at once; each waits for an answer before it calls again. */
  connections: number
  seconds: number
  /** Ends the load earlier, after so many calls. */
  calls?: number
}

/** A call as one person makes it. */
export function requestOf({ method, path, body }: Call, session: Session) {
  const headers = {
    authorization: authorization(session),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return { method, path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) } satisfies Request
}

/**
 * Loads a server for a while. Every connection speaks for other people than the rest.
 * @throws Error when a call was not answered with success
 */
export async function load(
  server: ServerProcess,
  call: Call,
  sessions: Session[],
  { connections, seconds, calls }: Load,
): Promise<Round> {
  const requests = sessions.map((session) => requestOf(call, session))
  let connection = 0
  const before = await server.coreTime()
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    sampleInt: 100,
    ...(calls && { maxOverallRequests: calls }),
    setupClient: (client) => {
      const share = connection
      connection += 1
      client.setRequests(requests.filter((_, index) => index % connections === share))
    },
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls to ${call.path} failed`)
  const coreTime = ((await server.coreTime()) - before) / result['2xx']
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99, coreTime }
}
