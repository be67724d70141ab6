import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientErrorStatus, retryAfterSeconds } from './errors.ts'
import { Overloaded } from './overload.ts'
import { clientProblemBody, problemBody } from './problem-bodies.ts'
import { maxBodyBytes } from './request-bodies.ts'
import { headersWithoutPage } from './security-headers.ts'

/** Maximum number of connections to the API. */
const maxConnections = 128

/**
 * Maximum number of calls in progress, including those waiting for a connection; further calls are refused with 503.
 */
const maxConcurrentCalls = 4 * maxConnections

/**
 * Maximum size in bytes of an answer that is received completely before it is sent: compressing it at once takes a
 * fraction of the time that a stream takes, and an answer too small to be compressed is recognised.
 */
export const maxBufferedBytes = 64 * 1024

/** Paths with an empty first segment (`/api//x`): the API has none, and they are ambiguous as relative URLs. */
const ambiguousPath = /^\/api\/\//

/**
 * Reverse proxy: forwards `/api/*` to the API without the prefix. Receives a request body completely, up to
 * `maxBodyBytes`, before the call takes a connection to the API, so that slow clients cannot occupy connections.
 * Response bodies are streamed, unless they are known to have at most `maxBufferedBytes`.
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
      config: headersWithoutPage,
      undici: { connectTimeout: 2_000, headersTimeout: 15_000, bodyTimeout: 30_000, connections: maxConnections },
      handler: (request, reply, path, options) => reply.from(path, { ...options, ...payloadOf(request) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...forwardable(headers, request.method),
          ...forwardedHeaders(request as FastifyRequest),
        }),
        // Removed: they describe the proxy's connection to the API, not the client's.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
        // No retries by the proxy: the browser decides.
        retryDelay: () => null,
        onError: (reply) => void sendUnavailable(reply as FastifyReply),
        onResponse: (_request, reply, answer) => void sendAnswer(reply as FastifyReply, answer),
      },
    })
  })
}

/**
 * Refuses calls beyond `maxConcurrentCalls`: they would time out at the client anyway, while each body occupies memory.
 */
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

async function sendAnswer(reply: FastifyReply, { stream }: { stream: Readable }): Promise<void> {
  const isSmall = Number(reply.getHeader('content-length')) <= maxBufferedBytes
  if (!isSmall) return void reply.send(stream)
  try {
    reply.send(Buffer.concat(await stream.toArray()))
  } catch (error) {
    reply.log.warn({ err: error }, 'answer of the API is incomplete')
    sendUnavailable(reply.type('application/json; charset=utf-8'))
  }
}

/** Also after the headers of an answer that broke off, which may allow to cache it. */
const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .send(problemBody('unavailable'))

/** Answers errors that occur before a call is forwarded, in the API's error format. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Overloaded) return sendUnavailable(reply)
  const status = clientErrorStatus(error)
  if (status) return reply.code(status).send(clientProblemBody(status))
  request.log.error(error)
  return reply.code(500).send(problemBody('unexpected'))
}

const isEncoded = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity') !== 'identity'

/** The received body with its content type; empty without a body. */
const payloadOf = ({ body, headers }: FastifyRequest) =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {}

/** Headers that concern only the client's connection. The proxy itself removes those named by `Connection`. */
const connectionHeaders = new Set(['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'])

/** Request headers without those of the client's connection, and without the length of a body that is not forwarded. */
const forwardable = (headers: IncomingHttpHeaders, method: string | undefined) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !connectionHeaders.has(name) && !(name === 'content-length' && (method === 'GET' || method === 'HEAD')),
    ),
  )

/** Forwarding headers, which overwrite the client's own `x-forwarded-…` headers: those cannot be trusted. */
const forwardedHeaders = (request: FastifyRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
})
