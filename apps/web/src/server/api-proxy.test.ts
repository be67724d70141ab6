// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zstdDecompressSync } from 'node:zlib'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { maxBufferedBytes, registerApiProxy } from './api-proxy.ts'
import { registerSecurityHeaders } from './security-headers.ts'

/** A web server in front of an API that answers with `listener`. */
async function proxyOf(listener: RequestListener) {
  const api = createServer(listener)
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    api.closeAllConnections()
    api.close()
  })
  const webUrl = new URL('https://kostbar.test')
  await registerSecurityHeaders(app, { webUrl, storageUrl: webUrl, analytics: null, development: false })
  await app.register(compress, { threshold: 1024, syncThreshold: maxBufferedBytes })
  await registerApiProxy(app, new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`))
  return app
}

/** A JSON answer of a number of bytes. @param isMeasured whether it states its length */
const answer =
  (bytes: number, isMeasured = true): RequestListener =>
  (_request, response) => {
    const body = JSON.stringify('x'.repeat(bytes - 2))
    response.setHeader('content-type', 'application/json')
    if (isMeasured) response.setHeader('content-length', bytes)
    response.write(body.slice(0, 10))
    response.end(body.slice(10))
  }

const zstd = { 'accept-encoding': 'zstd' }

it('sends a small answer as it is', async () => {
  const { headers, body } = await (await proxyOf(answer(500))).inject({ url: '/api/x', headers: zstd })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe('500')
  expect(body).toHaveLength(500)
})

it('compresses a larger answer at once, so that its length is known', async () => {
  const { headers, rawPayload } = await (await proxyOf(answer(20_000))).inject({ url: '/api/x', headers: zstd })
  expect(headers['content-encoding']).toBe('zstd')
  expect(headers['content-length']).toBe(`${rawPayload.length}`)
  expect(zstdDecompressSync(rawPayload)).toHaveLength(20_000)
})

it.each([
  ['large', answer(maxBufferedBytes + 1), maxBufferedBytes + 1],
  ['of unknown length', answer(5_000, false), 5_000],
])('streams an answer that is %s', async (_which, listener, bytes) => {
  const { headers, rawPayload } = await (await proxyOf(listener)).inject({ url: '/api/x', headers: zstd })
  expect(headers['content-length']).toBeUndefined()
  expect(zstdDecompressSync(rawPayload)).toHaveLength(bytes)
})

it('keeps the length of an answer without its body', async () => {
  const { headers, body } = await (await proxyOf(answer(20_000))).inject({ method: 'HEAD', url: '/api/x' })
  expect(headers['content-length']).toBe('20000')
  expect(body).toBe('')
})

it('passes on an answer without content', async () => {
  const app = await proxyOf((_request, response) => response.writeHead(204).end())
  expect(await app.inject('/api/x')).toMatchObject({ statusCode: 204, body: '' })
})

it('answers with 503 when an answer breaks off', async () => {
  const app = await proxyOf((_request, response) => {
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
    response.writeHead(200, { ...headers, 'content-length': '100', 'set-cookie': 'session=1' })
    response.write('a;b')
    setImmediate(() => response.destroy())
  })
  const response = await app.inject('/api/x')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ success: false, code: 'unavailable' })
  // Neither the length of the answer that broke off nor its lifetime in caches.
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['content-length']).toBe(`${response.rawPayload.length}`)
  // The call may have succeeded: a session that it renewed is not lost.
  expect(response.headers['set-cookie']).toBe('session=1')
})

it('own answers have security headers, with a policy that allows nothing', async () => {
  const { headers } = await (await proxyOf(answer(500))).inject('/api//x')
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
})

it("the API's own policy replaces that of the web server", async () => {
  const app = await proxyOf((_request, response) =>
    response.writeHead(200, { 'content-security-policy': "default-src 'none'" }).end('{}'),
  )
  expect((await app.inject('/api/x')).headers['content-security-policy']).toBe("default-src 'none'")
})
