import type { FastifyInstance } from 'fastify'

/** One line per request: the route's pattern, never the address itself, which may carry tokens, e-mails or ids. */
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
