import type { Invoice } from '@kostbar/contracts/checkout/schemas'
import type Stripe from 'stripe'
import { asked, found, settled } from './payment-calls.ts'
import { type RemoteSession, toSession } from './payment-objects.ts'

/** A wish to buy; asked again with the same key, the service repeats its answer. */
export interface SessionOrder {
  key: string
  mode: 'subscription' | 'payment'
  customerId: string
  userId: string
  priceId: string
  quantity: number
  successUrl: string
  cancelUrl: string
}

/** Customers, and the pages of the payment service that they visit. */
export interface PaymentSessions {
  /** @returns the new customer's id; the same one when asked again soon, unless it was deleted */
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>
  openSession(order: SessionOrder): Promise<RemoteSession>
  session(id: string): Promise<RemoteSession | null>
  /** Nobody can pay there any more. Harmless for one that is over. */
  expireSession(id: string): Promise<void>
  /** The address of the page where customers see to their cards and invoices. */
  portal(customerId: string, returnUrl: string): Promise<string>
  /** A customer's invoices, newest first, up to 50. */
  invoices(customerId: string): Promise<(Omit<Invoice, 'createdAt'> & { createdAt: Date })[]>
  /** Gives back all of a payment; doing so again is harmless. */
  refund(paymentId: string): Promise<void>
  /** The payment a charge belongs to. */
  paymentOfCharge(chargeId: string): Promise<{ paymentId: string | null; refunded: boolean } | null>
}

const statuses: Record<string, Invoice['status']> = {
  open: 'OPEN',
  paid: 'PAID',
  void: 'VOID',
  uncollectible: 'UNCOLLECTIBLE',
}

const toInvoice = (invoice: Stripe.Invoice) => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: new Date(invoice.created * 1000),
  amount: invoice.total,
  status: statuses[invoice.status ?? ''] ?? 'DRAFT',
  description: invoice.description ?? invoice.lines.data.map(({ description }) => description ?? '').join(', '),
  url: invoice.hosted_invoice_url ?? null,
  pdf: invoice.invoice_pdf ?? null,
})

function sessionParams(order: SessionOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { userId: order.userId, purchase: order.key }
  return {
    mode: order.mode,
    customer: order.customerId,
    client_reference_id: order.userId,
    line_items: [{ price: order.priceId, quantity: order.quantity }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    locale: 'de',
    metadata,
    ...(order.mode === 'subscription'
      ? { subscription_data: { metadata } }
      : { invoice_creation: { enabled: true }, payment_intent_data: { metadata } }),
  }
}

/** For a day the service repeats its first answer, also where that customer was deleted meanwhile: then under a new key. */
async function customerFor(stripe: Stripe, person: Stripe.CustomerCreateParams, key: string): Promise<string> {
  const { id } = await asked(stripe.customers.create(person, { idempotencyKey: key }))
  const { deleted } = await asked(stripe.customers.retrieve(id))
  return deleted ? customerFor(stripe, person, `${key}:${id}`) : id
}

export function paymentSessions(stripe: Stripe): PaymentSessions {
  return {
    createCustomer: async ({ userId, email, name }) => {
      const person = { email, name, preferred_locales: ['de-AT'], metadata: { userId } }
      return customerFor(stripe, person, `customer:${userId}`)
    },
    openSession: async (order) =>
      toSession(await asked(stripe.checkout.sessions.create(sessionParams(order), { idempotencyKey: order.key }))),
    session: async (id) => {
      const session = await found(stripe.checkout.sessions.retrieve(id))
      return session && toSession(session)
    },
    expireSession: (id) => settled(stripe.checkout.sessions.expire(id)),
    portal: async (customer, return_url) => {
      const { url } = await asked(stripe.billingPortal.sessions.create({ customer, return_url, locale: 'de' }))
      return url
    },
    invoices: async (customer) => (await asked(stripe.invoices.list({ customer, limit: 50 }))).data.map(toInvoice),
    refund: (payment_intent) =>
      settled(
        stripe.refunds.create({ payment_intent, reason: 'duplicate' }, { idempotencyKey: `refund:${payment_intent}` }),
      ),
    paymentOfCharge: async (id) => {
      const charge = await found(stripe.charges.retrieve(id))
      if (!charge) return null
      const { payment_intent: payment, refunded } = charge
      return { paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null), refunded }
    },
  }
}
