// @vitest-environment node
import { createHmac } from 'node:crypto'
import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createContentCache } from './content-cache.ts'
import type { DeliveryClient } from './delivery-client.ts'
import { watchContentVersion } from './watch-content-version.ts'

const secret = 'geheim'
const sign = (body: string, key = secret) => createHmac('sha1', key).update(body).digest('hex')

async function serve({ webhookSecret }: { webhookSecret: string | undefined } = { webhookSecret: secret }) {
  const app = fastify({ logger: false })
  onTestFinished(() => app.close())
  const version = vi.fn(async () => 1)
  const diskCache = { read: async () => undefined, write: async () => undefined }
  const cache = createContentCache({ diskCache, onError: () => {} })
  watchContentVersion(app, { delivery: { version } as unknown as DeliveryClient, cache, webhookSecret })
  await app.ready()
  const notify = (body: string, signature: string | undefined) =>
    app.inject({
      method: 'POST',
      url: '/content/webhook',
      headers: { 'content-type': 'application/json', ...(signature ? { 'webhook-signature': signature } : {}) },
      payload: body,
    })
  return { cache, version, notify }
}

test('the version is known before the server takes requests', async () => {
  const { cache } = await serve()
  expect(cache.version()).toBe(1)
})

test('a signed webhook refreshes the version immediately', async () => {
  const { cache, version, notify } = await serve()
  version.mockResolvedValue(2)
  const body = '{ "action": "published",  "text": "Öl" }'
  const response = await notify(body, sign(body))
  expect([response.statusCode, response.json()]).toEqual([200, { version: 2 }])
  expect(cache.version()).toBe(2)
})

test.each([
  ['without a signature', '{}', undefined],
  ['signed with another secret', '{}', sign('{}', 'other')],
  ['whose body was changed', '{"a":1}', sign('{"a":2}')],
  ['with a truncated signature', '{}', sign('{}').slice(0, 10)],
  ['with a signature that is no hex', '{}', 'zz'],
])('a webhook %s is refused', async (_name, body, signature) => {
  const { version, notify } = await serve()
  version.mockClear()
  expect((await notify(body, signature)).statusCode).toBe(401)
  expect(version).not.toHaveBeenCalled()
})

test('without a configured secret every webhook is refused', async () => {
  const { notify } = await serve({ webhookSecret: undefined })
  expect((await notify('{}', sign('{}', ''))).statusCode).toBe(401)
})

test('a failed request keeps the version that was known', async () => {
  const { cache, version, notify } = await serve()
  version.mockRejectedValue(new Error('down'))
  const response = await notify('{}', sign('{}'))
  expect([response.statusCode, cache.version()]).toEqual([200, 1])
})
