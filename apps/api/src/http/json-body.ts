import type { FastifyInstance } from 'fastify'

/**
 * Parses JSON bodies as Fastify does, but takes an empty one for none: many clients state the content type of every
 * request, also of those without a body.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
