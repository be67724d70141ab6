import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiVersion } from '../events/emit.ts'
import type { FaultOrder, Faults } from '../faults.ts'
import { allRoutes } from '../resources/all.ts'
import { authenticate } from '../wire/authenticate.ts'
import type { Answer } from '../wire/idempotency.ts'
import { randomText } from '../wire/ids.ts'
import type { Route } from '../wire/route.ts'
import { StripeError } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'
import { type ApiCall, answerCall, errorAnswer } from './answer-call.ts'

type ApiOptions = { world: World; faults: Faults; secretKey: string }

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

/** The connection is held until the client gives up. */
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

const brokenDown = new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' })
const tooMany = new StripeError(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.',
})

/** Answers a call, or fails it the way a test has ordered. */
async function suffer(
  fault: FaultOrder,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Answer,
): Promise<FastifyReply> {
  if (fault.kind === 'slow') {
    await delay(fault.milliseconds ?? 1000)
    return send(reply, answer())
  }
  if (fault.kind.endsWith('_after')) answer()
  if (fault.kind === 'rate_limit') return send(reply, errorAnswer(tooMany, request.id))
  if (fault.kind.startsWith('error')) return send(reply, errorAnswer(brokenDown, request.id))
  return fault.kind.startsWith('hang') ? hang(request, reply) : reset(request, reply)
}

function register(app: FastifyInstance, route: Route, { world, faults }: ApiOptions): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = readCall(request)
    const answer = () => {
      const { isReplayed, ...answered } = answerCall(world, route, call)
      if (isReplayed && !reply.raw.headersSent) reply.header('idempotent-replayed', 'true')
      return answered
    }
    const fault = faults.take(call.method, call.path)
    return fault ? suffer(fault, request, reply, answer) : send(reply, answer())
  }
  app.route({ method: route.method, url: route.path, handler: handle })
}

/** The payment service's API: only with the secret key, answers and refusals as the service words them. */
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
    return send(reply, errorAnswer(brokenDown, request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const message = `Unrecognized request URL (${request.method}: ${path}). The local stand-in does not know this call.`
    return send(reply, errorAnswer(new StripeError(404, { type: 'invalid_request_error', message }), request.id))
  })
  for (const route of allRoutes) register(app, { ...route, path: route.path.replace('/v1', '') }, options)
}

/** An id as the service gives every call. */
export const newRequestId = (): string => `req_${randomText(14)}`
