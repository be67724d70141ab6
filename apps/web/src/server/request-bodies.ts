import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientKey } from './client-address.ts'
import { problemBody } from './problem-bodies.ts'

/** Maximum size of a request body in bytes, as in the API; files are uploaded to the object storage instead. */
export const maxBodyBytes = 256 * 1024

/**
 * Maximum number of incomplete request bodies per client at the same time; each takes up to `maxBodyBytes` of memory.
 */
const maxUnfinishedBodiesPerClient = 32

/**
 * Milliseconds for which the rest of a refused body is read and discarded; closing the connection earlier could lose
 * the response.
 */
const discardTimeoutMs = 2_000

/**
 * Limits for request bodies: refuses a client that sends many bodies at once (429), discards the rest of a body that is
 * answered early, and requests a body announced with `Expect: 100-continue` unless it is too large. The server's
 * `requestTimeout` limits the time of a whole request.
 */
export function registerBodyLimits(app: FastifyInstance): void {
  const unfinished = new Map<string, number>()

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const client = clientKey(request.ip)
    const count = unfinished.get(client) ?? 0
    if (count >= maxUnfinishedBodiesPerClient)
      return reply.code(429).header('retry-after', '5').send(problemBody('too_many_requests'))
    unfinished.set(client, count + 1)
    request.raw.once('close', () => {
      const remaining = (unfinished.get(client) ?? 1) - 1
      if (remaining > 0) unfinished.set(client, remaining)
      else unfinished.delete(client)
    })
  })

  app.addHook('onSend', async (request, reply) => {
    if (!hasBody(request) || request.raw.complete) return
    if (!isWaitingForContinue(request.raw)) await discardBody(request.raw)
    if (!request.raw.complete) reply.header('connection', 'close')
  })

  app.server.on('checkContinue', (request, response) => {
    if (!isTooLarge(request)) response.writeContinue()
    app.server.emit('request', request, response)
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isTooLarge = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > maxBodyBytes

/** Whether the client announced a body that is too large (`Expect: 100-continue`) and so has not sent it. */
const isWaitingForContinue = (request: IncomingMessage) =>
  request.headers.expect?.toLowerCase() === '100-continue' && isTooLarge(request)

async function discardBody(request: IncomingMessage): Promise<void> {
  request.resume()
  // Ignores a timeout or a closed connection: the response is sent anyway.
  await finished(request, { signal: AbortSignal.timeout(discardTimeoutMs), cleanup: true }).catch(() => undefined)
}
