import type { FastifyInstance } from 'fastify'

/**
 * Parses JSON bodies as Fastify does, but accepts an empty body as no body: many clients send the content type with
 * every request, even one without a body.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
