import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Orders } from './orders.ts'
import type { checkoutService } from './service.ts'
import { texts } from './texts.ts'

interface CheckoutServices {
  checkout: ReturnType<typeof checkoutService>
  orders: Orders
}

export function checkoutRoutes(app: FastifyInstance, { checkout, orders }: CheckoutServices): void {
  app.route(route(contracts.checkout.start, ({ actor, body }) => checkout.start(actor, body)))
  app.route(route(contracts.checkout.preview, ({ actor, body }) => checkout.preview(actor, body.price, body.quantity)))
  app.route(
    route(
      contracts.checkout.customerPortal,
      async ({ actor, query }) => ({ redirect: await checkout.portalUrl(actor.id, query.returnUrl) }),
      { payments_unavailable: texts.portalUnavailable, payments_not_configured: texts.portalUnavailable },
    ),
  )
  app.route(route(contracts.checkout.invoices, ({ actor }) => orders.invoices(actor.id)))
  app.route(route(contracts.checkout.orders, ({ actor }) => orders.list(actor.id)))
}
