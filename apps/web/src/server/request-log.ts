import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Routes logged at level debug: health checks and built files. */
const quietRoutes = /^\/((health|ready)$|assets\/)/

/** Log serializers for requests, also used for Fastify's own log lines: no URL, no address, no headers. */
export const requestSerializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Path pattern of the app's router (`/user/:id`), set by the page handler. */
    pagePattern: string | undefined
  }
}

/**
 * Request log: one line per response with the route's pattern. Never the URL, which may contain ids, tokens or e-mail
 * addresses, and never the client's address. A forwarded call is logged as `/api/*`; the API logs its pattern under the
 * same `reqId`.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('pagePattern', undefined)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.pagePattern ?? request.routeOptions.url
    const level = route && quietRoutes.test(route) ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}
