import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { answerCache } from './answer-cache.ts'
import type { Delivery } from './delivery.ts'

interface VersionOptions {
  readonly delivery: Delivery
  readonly cache: ReturnType<typeof answerCache>
  readonly webhookSecret: string | undefined
}

/** Webhooks can be lost, so the content version is also looked at from time to time, in milliseconds. */
const interval = 60_000
/** Until the first answer, more often. */
const impatience = 3_000

/** Follows the content version: at start, by the content service's webhook, and every minute. */
export function followVersion(app: FastifyInstance, { delivery, cache, webhookSecret }: VersionOptions): void {
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    clearTimeout(timer)
    try {
      cache.setVersion(await delivery.version())
    } catch (error) {
      app.log.warn({ err: error }, 'the content service does not say its version')
    }
    clearTimeout(timer)
    timer = setTimeout(look, cache.version() ? interval : impatience).unref()
  }
  // The first pages need not wait for their content twice; a service that is slow holds up nobody.
  app.addHook('onReady', () => Promise.race([look(), new Promise<void>((resolve) => setTimeout(resolve, 1_000))]))
  app.addHook('onClose', () => clearTimeout(timer))

  app.register(async (scope) => {
    // The signature is that of the bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 100_000 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/content/webhook', async (request, reply) => {
      const signature = request.headers['webhook-signature']
      if (!isSigned(request.body, signature, webhookSecret)) return reply.code(401).send({ error: 'Unauthorized' })
      await look()
      return { version: cache.version() }
    })
  })
}

function isSigned(body: unknown, signature: unknown, secret: string | undefined): boolean {
  if (!secret || !Buffer.isBuffer(body) || typeof signature !== 'string') return false
  const expected = createHmac('sha1', secret).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}
