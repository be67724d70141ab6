import type { IncomingHttpHeaders } from 'node:http'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientErrorStatus, retryAfterSeconds } from './errors.ts'
import { Overloaded } from './overload.ts'
import { clientProblemBody, problemBody } from './problem-bodies.ts'
import { maxBodyBytes } from './request-bodies.ts'

/** Connections to the API. */
const maxConnections = 128

/** Calls in progress, those that wait for a connection included; further ones are refused with 503. */
const maxConcurrentCalls = 4 * maxConnections

/** Paths that the API does not have, and that are no relative URL of it: `/api//x`. */
const ambiguousPath = /^\/api\/\//

/**
 * Reverse proxy: forwards `/api/*` to the API without the prefix. A request body is received completely, up to
 * `maxBodyBytes`, before the call takes one of the connections to the API: slow clients cannot occupy them. Response bodies
 * are streamed.
 */
export async function registerApiProxy(app: FastifyInstance, apiUrl: URL): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler(sendProblem)
    registerCallLimit(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (ambiguousPath.test(request.url)) return reply.code(404).send(problemBody('not_found'))
      if (isEncoded(request))
        return reply.code(415).header('accept-encoding', 'identity').send(problemBody('unsupported_media_type'))
    })
    await scope.register(proxy, {
      upstream: apiUrl.href,
      prefix: '/api',
      proxyPayloads: false,
      disableRequestLogging: true,
      undici: { connectTimeout: 2_000, headersTimeout: 15_000, bodyTimeout: 30_000, connections: maxConnections },
      handler: (request, reply, path, options) => reply.from(path, { ...options, ...payloadOf(request) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...forwardable(headers, request.method),
          ...forwardedHeaders(request as FastifyRequest),
        }),
        // The API's connection is not the client's.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
        // No retries here: the browser decides.
        retryDelay: () => null,
        onError: (reply) => void sendUnavailable(reply as FastifyReply),
      },
    })
  })
}

/** Refuses calls beyond `maxConcurrentCalls`: they would wait longer than their callers, each with its body in memory. */
function registerCallLimit(scope: FastifyInstance): void {
  let calls = 0
  scope.addHook('preHandler', async (_request, reply) => {
    if (calls >= maxConcurrentCalls) throw new Overloaded('Too many calls are in progress.')
    calls += 1
    reply.raw.once('close', () => {
      calls -= 1
    })
  })
}

const sendUnavailable = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', retryAfterSeconds).send(problemBody('unavailable'))

/** Errors before a call is forwarded, in the shape of the API's. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Overloaded) return sendUnavailable(reply)
  const status = clientErrorStatus(error)
  if (status) return reply.code(status).send(clientProblemBody(status))
  request.log.error(error)
  return reply.code(500).send(problemBody('unexpected'))
}

const isEncoded = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity') !== 'identity'

/** The received body and its type, or nothing. */
const payloadOf = ({ body, headers }: FastifyRequest) =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {}

/** Headers that concern the client's connection alone; those that `Connection` names are removed by the proxy. */
const connectionHeaders = new Set(['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'])

/** Without the headers of the client's connection, and without the length of a body that is not forwarded. */
const forwardable = (headers: IncomingHttpHeaders, method: string | undefined) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !connectionHeaders.has(name) && !(name === 'content-length' && (method === 'GET' || method === 'HEAD')),
    ),
  )

/** Overwrites what the client sent: its own `x-forwarded-…` headers cannot be trusted. */
const forwardedHeaders = (request: FastifyRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
})
