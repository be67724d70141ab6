import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientKey } from './client-address.ts'
import { problemBody } from './problem-bodies.ts'

/** Largest request body in bytes, as in the API; files are uploaded to the object storage. */
export const maxBodyBytes = 256 * 1024

/** Requests of one client whose bodies are incomplete at the same time; each takes up to `maxBodyBytes` of memory. */
const maxUnfinishedBodiesPerClient = 32

/** How long the rest of a refused body is discarded; a connection closed meanwhile could lose the response. */
const discardTimeoutMs = 2_000

/**
 * Limits for request bodies: refuses further ones (429) of a client that sends many at once, discards what remains of a
 * body that is answered early, and asks for a body announced with `Expect: 100-continue` unless it is too large. The time
 * for a whole request is the server's `requestTimeout`.
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

/** Whether the client has not been asked for the body it announced, and so does not send it. */
const isWaitingForContinue = (request: IncomingMessage) =>
  request.headers.expect?.toLowerCase() === '100-continue' && isTooLarge(request)

async function discardBody(request: IncomingMessage): Promise<void> {
  request.resume()
  // A timeout or a closed connection: the response is sent anyway.
  await finished(request, { signal: AbortSignal.timeout(discardTimeoutMs), cleanup: true }).catch(() => undefined)
}
