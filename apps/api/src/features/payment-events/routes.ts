import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { paymentEventsService } from './service.ts'

/**
 * Registers the webhook endpoint in a scope of its own, where bodies are not parsed: the signature covers the raw
 * bytes.
 */
export async function paymentEventsRoutes(
  app: FastifyInstance,
  events: ReturnType<typeof paymentEventsService>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route(
      route(contracts.paymentEvents.receive, async ({ request }) => {
        const signature = request.headers['stripe-signature']
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await events.receive(body, typeof signature === 'string' ? signature : '')
        return success
      }),
    )
  })
}
