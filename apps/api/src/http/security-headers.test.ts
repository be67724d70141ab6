import fastify from 'fastify'
import { expect, it } from 'vitest'
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

it.each(['/served', '/failing', '/missing'])('protects what %s answers', async (url) => {
  expect(await headersOf(url, true)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

it('does not ask browsers to insist on https where there is none', async () => {
  expect(await headersOf('/served', false)).not.toHaveProperty('strict-transport-security')
})
