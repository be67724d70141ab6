import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const requestId = /^[\w-]{1,64}$/

/**
 * Request id: the `X-Request-Id` of the web server or a load balancer, which links their logs to the API's, or a new
 * one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['x-request-id']
  return typeof id === 'string' && requestId.test(id) ? id : randomUUID()
}

/**
 * Access log: one line per request with the route pattern, never the URL, which may hold tokens, e-mail addresses or
 * ids.
 */
export function registerLogging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url: route } = request.routeOptions
    const line = {
      method: method ?? request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log[request.routeOptions.logLevel === 'warn' ? 'debug' : 'info'](line, 'request')
  })
}
