import autocannon, { type Request } from 'autocannon'
import type { BenchSession } from './fill.ts'
import type { MeasuredProcess } from './server-process.ts'
import { authorization } from './tokens.ts'

/** A call repeated with the sessions of many users in turn. */
export interface LoadCall {
  name: string
  method: 'GET' | 'POST'
  /** `:caller` stands for the id of the user who calls. */
  path: string
  body?: unknown
}

/** Figures of one server in one round. */
export interface Round {
  perSecond: number
  /** 99th percentile of latency in milliseconds. */
  p99: number
  /** CPU time per call in microseconds. */
  coreTime: number
  /** Number of calls answered with 503, because other load of the machine delayed the server's event loop. */
  refused: number
}

export interface LoadParams {
  /** Concurrent connections, each with one call at a time. */
  connections: number
  seconds: number
  /** Ends the load earlier, after this number of calls. */
  calls?: number
  /** Calls per second of all connections together; without it, each connection calls again after every answer. */
  callsPerSecond?: number
  /** Counts refused calls instead of failing. */
  allowsRefusals?: boolean
}

/** The request of a call in one session. */
export function buildRequest({ method, path, body }: LoadCall, session: BenchSession) {
  const headers = {
    authorization: authorization(session),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return {
    method,
    path: path.replace(':caller', session.userId),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  } satisfies Request
}

/**
 * Loads a server. The sessions are divided among the connections.
 * @throws Error when a call fails, or none is answered in time
 */
export async function load(
  server: MeasuredProcess,
  call: LoadCall,
  sessions: BenchSession[],
  { connections, seconds, calls, callsPerSecond, allowsRefusals = false }: LoadParams,
): Promise<Round> {
  const requests = sessions.map((session) => buildRequest(call, session))
  let connection = 0
  const before = await server.coreTime()
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    sampleInt: 100,
    ...(calls && { maxOverallRequests: calls }),
    ...(callsPerSecond && { overallRate: callsPerSecond }),
    setupClient: (client) => {
      const share = connection
      connection += 1
      client.setRequests(requests.filter((_, index) => index % connections === share))
    },
  })
  const refused = allowsRefusals ? (result.statusCodeStats?.['503']?.count ?? 0) : 0
  const failed = result.non2xx - refused + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls to ${call.path} failed`)
  if (result['2xx'] === 0) throw new Error(`No call to ${call.path} was answered within ${seconds} s`)
  const coreTime = ((await server.coreTime()) - before) / result['2xx']
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99, coreTime, refused }
}
