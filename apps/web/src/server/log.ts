import type { FastifyInstance } from 'fastify'

/** What nobody looks for in a log: the checks of a load balancer and the built files. */
const uninteresting = /^\/(health$|assets\/)/

/** Writes one line per answered request, without query strings, cookies or e-mail addresses. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = pathToLog(request.url)
    const level = uninteresting.test(path) ? 'debug' : 'info'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method: request.method, path, status: reply.statusCode, ms, ip: request.ip }, 'answered')
  })
}

/** The path alone: query strings carry tokens, and one call carries an e-mail address in its path. */
export const pathToLog = (url: string) => url.replace(/[?#].*$/s, '').replace(/[^/]*(@|%40)[^/]*/gi, ':email')
