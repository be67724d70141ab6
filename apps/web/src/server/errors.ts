import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, overloaded } from './error-page.ts'
import { Overloaded } from './overload.ts'
import { clientProblemBody, problemBody } from './problem-bodies.ts'

const text = 'text/plain; charset=utf-8'
const html = 'text/html; charset=utf-8'

/** Seconds after which a refused request may be repeated (`Retry-After`). */
export const retryAfterSeconds = 2

/** Paths whose callers expect JSON errors. */
const jsonPaths = /^\/(content|newsletter)(\/|$)/

/**
 * Status of an error that the client caused (400 to 499), such as an aborted request or an unsupported media type;
 * undefined for other errors. Fastify and its plugins put it into `statusCode`.
 */
export function clientErrorStatus(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

/** Handles errors that Fastify finds before routing: a malformed URL such as /%zz. */
export const frameworkErrors = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.code(400).type(text).send('Diese Adresse ist ungültig.')

/** Registers the error handler, and the handler for paths without a route. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    reply.header('cache-control', 'no-store')
    const status = clientErrorStatus(error)
    if (status) return sendClientError(status, request, reply)
    if (error instanceof Overloaded) return sendOverloaded(request, reply)
    request.log.error(error)
    return reply.code(500).type(html).send(errorPage(reply.cspNonce.style))
  })
  // Answers missing files and unsupported methods; for unknown pages the app renders its own 404 page.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(text).send('Nicht gefunden'))
}

function sendClientError(status: number, request: FastifyRequest, reply: FastifyReply) {
  reply.code(status)
  if (jsonPaths.test(request.url)) return reply.send(clientProblemBody(status))
  return reply.type(text).send('Diese Anfrage können wir nicht verarbeiten.')
}

function sendOverloaded(request: FastifyRequest, reply: FastifyReply) {
  reply.code(503).header('retry-after', retryAfterSeconds)
  if (jsonPaths.test(request.url)) return reply.send(problemBody('unavailable'))
  return reply.type(html).send(errorPage(reply.cspNonce.style, overloaded))
}
