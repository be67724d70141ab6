import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Responses are data: a browser that shows one as a page may load, run and frame nothing. */
const nothing = ["'none'"]
const contentSecurityPolicy = {
  useDefaults: false,
  directives: { defaultSrc: nothing, baseUri: nothing, formAction: nothing, frameAncestors: nothing },
}

/**
 * Adds helmet's headers to every response; computed once, because they are constant. `Cache-Control: no-store` unless a
 * route sets another: most responses hold health data.
 * @param https whether the web app is served over https; enables HSTS
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
