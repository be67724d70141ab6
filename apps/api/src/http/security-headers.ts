import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** An answer of the API is data: a browser that shows it as a page may load, run and frame nothing. */
const nothing = ["'none'"]
const contentSecurityPolicy = {
  useDefaults: false,
  directives: { defaultSrc: nothing, baseUri: nothing, formAction: nothing, frameAncestors: nothing },
}

/**
 * Puts helmet's headers on every answer. They never change, so helmet is asked for them once and not for every request.
 * Nothing is kept on a device either, unless a route says so: most answers are about a person's health.
 * @param https whether the web app is served over https, so that browsers may be told to insist on it
 */
export function registerSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const settings = { contentSecurityPolicy, xFrameOptions: { action: 'deny' }, strictTransportSecurity: https } as const
  helmet(settings)(request, response, () => {})
  const headers = { ...response.getHeaders(), 'cache-control': 'no-store' }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
