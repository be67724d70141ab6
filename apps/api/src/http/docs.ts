import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'
import { jsonSchema } from './json-schema.ts'

/** Content security policy of /docs: Swagger UI uses inline styles. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

const inJson = (schema: unknown) => jsonSchema(schema as z.core.$ZodType)

/** The schemas of a route, which are those of zod, as JSON schemas. */
const documented = ({ params, querystring, body, response = {}, ...others }: FastifySchema): FastifySchema => ({
  ...others,
  ...(params !== undefined && { params: inJson(params) }),
  ...(querystring !== undefined && { querystring: inJson(querystring) }),
  ...(body !== undefined && { body: inJson(body) }),
  response: Object.fromEntries(Object.entries(response as object).map(([status, answer]) => [status, inJson(answer)])),
})

/** Serves the OpenAPI document of all routes at /openapi.json, and Swagger UI at /docs. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kostbar API', version: '1.0.0', description: 'Nutrition coaching: members, trainers, admins.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'kostbar_access' },
        },
      },
      security: [{ bearer: [] }, { cookie: [] }],
    },
    transform: ({ schema, url, route }) => {
      if (!schema || schema.hide) return { url, schema }
      const isPublic = route.config?.access === 'public'
      return { url, schema: { ...documented(schema), ...(isPublic && { security: [] }) } }
    },
  })
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/docs')) route.config = { ...route.config, access: 'public' }
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy })
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger())
}
