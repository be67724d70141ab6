import type { FastifyInstance } from 'fastify'

/** Access log: one line per request with the route pattern, never the URL, which may hold tokens, e-mail addresses or ids. */
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
