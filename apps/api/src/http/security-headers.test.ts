import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerDocs } from './docs.ts'
import { registerSecurityHeaders } from './security-headers.ts'

async function headersOf(url: string, https: boolean) {
  const app = fastify()
  registerSecurityHeaders(app, https)
  app.get('/served', async () => 'served')
  app.get('/failing', async () => {
    throw new Error('failed')
  })
  return (await app.inject(url)).headers
}

it.each(['/served', '/failing', '/missing'])('sets the headers on %s', async (url) => {
  expect(await headersOf(url, true)).toMatchObject({
    'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'strict-transport-security': expect.stringContaining('max-age='),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

it('sends no HSTS over plain http', async () => {
  expect(await headersOf('/served', false)).not.toHaveProperty('strict-transport-security')
})

it('allows scripts and styles in the documentation only', async () => {
  const app = fastify()
  registerSecurityHeaders(app, false)
  await registerDocs(app)
  const policy = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  expect(await policy('/docs/')).toMatch(/script-src 'self'; style-src 'self' 'unsafe-inline'/)
  expect(await policy('/openapi.json')).not.toContain('unsafe-inline')
})
