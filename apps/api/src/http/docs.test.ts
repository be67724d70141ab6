import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerDocs } from './docs.ts'
import { route } from './route.ts'

const endpoints = Object.values(contracts).flatMap((calls) => Object.values<Contract>(calls))

it('documents every endpoint, with JSON schemas of its request and its answers', async () => {
  const app = fastify()
  await registerDocs(app)
  for (const endpoint of endpoints) app.route(route(endpoint, async () => undefined as never))
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const expected = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(documented.toSorted()).toEqual(expected.toSorted())
  expect(paths['/users/signin']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { email: { type: 'string' } } } } } },
    responses: {
      '2XX': { content: { 'application/json': { schema: { type: 'object' } } } },
      '4XX': { content: { 'application/json': { schema: { properties: { code: { type: 'string' } } } } } },
    },
  })
})
