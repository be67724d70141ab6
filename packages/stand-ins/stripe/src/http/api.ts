import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { apiVersion } from '../events/emit.ts'
import type { Fault, Faults } from '../faults.ts'
import { allRoutes } from '../resources/all.ts'
import { authenticate } from '../wire/authenticate.ts'
import type { Answer } from '../wire/idempotency.ts'
import { randomText } from '../wire/ids.ts'
import type { Route } from '../wire/route.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { type ApiCall, answerCall, errorAnswer } from './answer-call.ts'

type ApiOptions = { context: Context; faults: Faults; secretKey: string }

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

function readCall(request: FastifyRequest): ApiCall {
  const [path = '', query = ''] = request.url.split('?', 2)
  const body = typeof request.body === 'string' ? request.body : ''
  const { id = '' } = request.params as { id?: string }
  return {
    method: request.method,
    path,
    id,
    encoded: [query, body].filter(Boolean).join('&'),
    idempotencyKey: one(request.headers['idempotency-key']) ?? null,
    requestId: request.id,
  }
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** Keeps the connection open until the client closes it. */
async function hang(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack()
  if (!request.raw.socket.destroyed) await once(request.raw.socket, 'close')
  return reply
}

function reset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.resetAndDestroy()
  return reply
}

const internalError = new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' })
const rateLimited = new StripeError(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.',
})

/** Handles a call under an injected fault. */
async function applyFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Answer,
): Promise<FastifyReply> {
  if (fault.kind === 'slow') {
    await delay(fault.milliseconds ?? 1000)
    return send(reply, answer())
  }
  if (fault.kind.endsWith('_after')) answer()
  if (fault.kind === 'rate_limit') return send(reply, errorAnswer(rateLimited, request.id))
  if (fault.kind.startsWith('error')) return send(reply, errorAnswer(internalError, request.id))
  return fault.kind.startsWith('hang') ? hang(request, reply) : reset(request, reply)
}

function register(app: FastifyInstance, route: Route, { context, faults }: ApiOptions): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = readCall(request)
    const answer = () => {
      const { isReplayed, ...answered } = answerCall(context, route, call)
      if (isReplayed && !reply.raw.headersSent) reply.header('idempotent-replayed', 'true')
      return answered
    }
    const fault = faults.next(call.method, call.path)
    return fault ? applyFault(fault, request, reply, answer) : send(reply, answer())
  }
  app.route({ method: route.method, url: route.path, handler: handle })
}

/** Stripe's API under `/v1`, authenticated with the secret key. */
export async function paymentsApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request
    reply.headers({ 'request-id': request.id, 'stripe-version': one(headers['stripe-version']) ?? apiVersion })
    const key = one(headers['idempotency-key'])
    if (key !== undefined) reply.header('idempotency-key', key)
    authenticate(headers.authorization, options.secretKey)
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof StripeError) return send(reply, errorAnswer(error, request.id))
    request.log.error(error)
    return send(reply, errorAnswer(internalError, request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const message = `Unrecognized request URL (${request.method}: ${path}). The local stand-in does not know this call.`
    return send(reply, errorAnswer(new StripeError(404, { type: 'invalid_request_error', message }), request.id))
  })
  for (const route of allRoutes) register(app, { ...route, path: route.path.replace('/v1', '') }, options)
}

/** A new request id, `req_…`. */
export const newRequestId = (): string => `req_${randomText(14)}`
