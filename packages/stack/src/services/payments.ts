import { join } from 'node:path'
import { describeError } from '@kostbar/machine/setup-error'
import { startStripeServer } from '@kostbar/stand-in-stripe/listen'
import type { Service } from '../service.ts'

/** Events the API subscribes to. */
const events = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.upcoming',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'product.created',
  'product.updated',
  'product.deleted',
  'price.created',
  'price.updated',
  'price.deleted',
]

export const payments: Service = {
  name: 'Payments',
  ports: ['PAYMENTS_PORT'],

  async start({ dataDirectory, settings, addresses, payments }) {
    const { ports, seed } = settings
    const running = await startStripeServer(
      {
        directory: join(dataDirectory, 'payments'),
        secretKey: payments.secretKey,
        publicUrl: addresses.payments ?? `http://localhost:${ports.PAYMENTS_PORT}`,
        webhook: {
          url: `http://127.0.0.1:${ports.API_PORT}/stripe/webhook`,
          secret: payments.webhookSecret,
          events,
        },
        demo: seed,
        onError: (error) => console.error(`Payments: ${describeError(error)}`),
      },
      ports.PAYMENTS_PORT,
    )
    return { stop: running.close }
  },
}
