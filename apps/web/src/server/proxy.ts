import proxy from '@fastify/http-proxy'
import type { ProblemBody } from '@kostbar/contracts/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const unavailable: ProblemBody = {
  success: false,
  code: 'unavailable',
  msg: 'Kostbar ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
}

/** Forwards /api/* to the API without the prefix, streaming bodies both ways. */
export async function forwardApi(app: FastifyInstance, apiUrl: URL): Promise<void> {
  await app.register(proxy, {
    upstream: apiUrl.href,
    prefix: '/api',
    disableRequestLogging: true,
    undici: { connectTimeout: 2_000, headersTimeout: 15_000, bodyTimeout: 30_000, connections: 128 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request as FastifyRequest) }),
      // A busy API says so once; whether to try again is the browser's decision.
      retryDelay: () => null,
      onError: (reply) => {
        ;(reply as FastifyReply).code(503).header('retry-after', '2').send(unavailable)
      },
    },
  })
}

/** Overwritten, never appended to: what a visitor claims to be forwarded for is not to be believed. */
const forwardedHeaders = (request: FastifyRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
})
