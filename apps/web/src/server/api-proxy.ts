import proxy from '@fastify/http-proxy'
import type { ProblemBody } from '@kostbar/contracts/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const unavailable: ProblemBody = {
  success: false,
  code: 'unavailable',
  msg: 'Kostbar ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
}

/** Reverse proxy: forwards `/api/*` to the API without the prefix; bodies are streamed both ways. */
export async function registerApiProxy(app: FastifyInstance, apiUrl: URL): Promise<void> {
  await app.register(proxy, {
    upstream: apiUrl.href,
    prefix: '/api',
    disableRequestLogging: true,
    undici: { connectTimeout: 2_000, headersTimeout: 15_000, bodyTimeout: 30_000, connections: 128 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request as FastifyRequest) }),
      // No retries here: the browser decides.
      retryDelay: () => null,
      onError: (reply) => {
        ;(reply as FastifyReply).code(503).header('retry-after', '2').send(unavailable)
      },
    },
  })
}

/** Overwrites what the client sent: its own `x-forwarded-…` headers cannot be trusted. */
const forwardedHeaders = (request: FastifyRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
})
