import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { checkoutService } from './checkout.ts'
import type { Orders } from './orders.ts'
import type { Products } from './products.ts'
import { texts } from './texts.ts'
import type { webhooksService } from './webhooks.ts'

export interface StripeServices {
  products: Products
  checkout: ReturnType<typeof checkoutService>
  orders: Orders
  webhooks: ReturnType<typeof webhooksService>
}

export async function stripeRoutes(app: FastifyInstance, services: StripeServices): Promise<void> {
  const { products, checkout, orders, webhooks } = services
  app.route(route(contracts.products.product, ({ params, request }) => products.find(params.id, request.ip)))
  app.route(route(contracts.products.clientSlots, ({ request }) => products.ofClientSlots(request.ip)))
  app.route(route(contracts.checkout.start, ({ actor, body }) => checkout.checkout(actor, body)))
  app.route(route(contracts.checkout.preview, ({ actor, body }) => checkout.preview(actor, body.price, body.quantity)))
  app.route(
    route(
      contracts.checkout.customerPortal,
      async ({ actor, query }) => ({ redirect: await checkout.portal(actor.id, query.returnUrl) }),
      { payments_unavailable: texts.portalAway, payments_not_configured: texts.portalAway },
    ),
  )
  app.route(route(contracts.checkout.invoices, ({ actor }) => orders.invoices(actor.id)))
  app.route(route(contracts.checkout.orders, ({ actor }) => orders.list(actor.id)))
  await app.register(async (scope) => webhookRoute(scope, webhooks))
}

/** In a scope of its own: here alone a body stays as it came, because its signature is over its bytes. */
function webhookRoute(scope: FastifyInstance, webhooks: StripeServices['webhooks']): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  scope.route(
    route(contracts.paymentEvents.receive, async ({ request }) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await webhooks.receive(body, typeof signature === 'string' ? signature : '')
      return success
    }),
  )
}
