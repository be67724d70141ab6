import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ContentCache } from './content-cache.ts'
import type { DeliveryClient } from './delivery-client.ts'

interface WatchOptions {
  readonly delivery: DeliveryClient
  readonly cache: ContentCache
  readonly webhookSecret: string | undefined
}

/** Polling interval in ms; needed because webhooks can be lost. */
const pollIntervalMs = 60_000
/** Polling interval in ms until the version is known. */
const initialPollIntervalMs = 3_000
/** Maximum time in ms that the server's start waits for the first version. */
const startTimeoutMs = 1_000

/** Keeps the cache's content version up to date: at the start, on the content service's webhook, and by polling. */
export function watchContentVersion(app: FastifyInstance, { delivery, cache, webhookSecret }: WatchOptions): void {
  let timer: NodeJS.Timeout | undefined
  const poll = async () => {
    clearTimeout(timer)
    try {
      cache.setVersion(await delivery.version())
    } catch (error) {
      app.log.warn({ err: error }, 'content service: version request failed')
    }
    clearTimeout(timer)
    timer = setTimeout(poll, cache.version() ? pollIntervalMs : initialPollIntervalMs).unref()
  }
  // Waits for the version, but not for long, so that the first responses are cached under it.
  app.addHook('onReady', () => Promise.race([poll(), new Promise<void>((done) => setTimeout(done, startTimeoutMs))]))
  app.addHook('onClose', () => clearTimeout(timer))

  app.register(async (scope) => {
    // Parsed as a buffer, because the signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 100_000 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/content/webhook', async (request, reply) => {
      const signature = request.headers['webhook-signature']
      if (!hasValidSignature(request.body, signature, webhookSecret))
        return reply.code(401).send({ error: 'Unauthorized' })
      await poll()
      return { version: cache.version() }
    })
  })
}

function hasValidSignature(body: unknown, signature: unknown, secret: string | undefined): boolean {
  if (!secret || !Buffer.isBuffer(body) || typeof signature !== 'string') return false
  const expected = createHmac('sha1', secret).update(body).digest()
  const actual = Buffer.from(signature, 'hex')
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected)
}
