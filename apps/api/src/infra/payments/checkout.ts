import { createHash } from 'node:crypto'
import type { Invoice } from '@kostbar/contracts/checkout/schemas'
import type Stripe from 'stripe'
import { awaitCall, ignoreRejection, orNull } from './calls.ts'
import { type CheckoutSession, creditOf, idOf, type Refund, toRefund, toSession } from './mapping.ts'

export interface CheckoutSessionParams {
  /** Id of the purchase intent: for 24 hours the service repeats its first answer to the same key. */
  idempotencyKey: string
  mode: 'subscription' | 'payment'
  customerId: string
  userId: string
  priceId: string
  quantity: number
  /** Whether the buyer acts for a business, and may have a VAT number. */
  forBusiness: boolean
  successUrl: string
  cancelUrl: string
}

/** A paid checkout session of a one-time product. */
export interface PaidSession {
  id: string
  /** Id of the buyer's account. */
  userId: string
  /** Time at which the payment arrived. */
  paidAt: Date
}

/** Customers, checkout sessions, the customer portal, invoices and refunds. */
export interface PaymentCheckout {
  /** Creates a customer; idempotent for a day for equal parameters, unless it has been deleted. @returns the customer id */
  createCustomer(user: { userId: string; email: string; name: string }): Promise<string>
  /** Sets a customer's address. Idempotent; without effect for a deleted customer. */
  changeEmail(customerId: string, email: string): Promise<void>
  /** A customer's credit in cents; null for an unknown customer. */
  creditOf(customerId: string): Promise<number | null>
  openSession(params: CheckoutSessionParams): Promise<CheckoutSession>
  session(id: string): Promise<CheckoutSession | null>
  /** Checkout sessions of one-time products whose payment arrived since `since`, at most 30 days ago. */
  paidSessions(since: Date): Promise<PaidSession[]>
  /** Expires a checkout session, so that its pay page takes no payment. Idempotent. */
  expireSession(id: string): Promise<void>
  /** @returns the URL of the customer portal (cards, addresses, invoices) */
  portal(customerId: string, returnUrl: string): Promise<string>
  /** A customer's invoices, newest first, at most 50. */
  invoices(customerId: string): Promise<(Omit<Invoice, 'createdAt'> & { createdAt: Date })[]>
  /** Refunds a payment in full; without effect when that is refused. Idempotent. @param reason as shown at the service */
  refund(paymentId: string, reason: 'duplicate' | 'requested_by_customer'): Promise<void>
  /** All refunds of a payment, also failed ones; none for an unknown payment. */
  refundsOf(paymentId: string): Promise<Refund[]>
  /** Ids of the payments with a refund made since `since`, or one made since `failedSince` that has failed. */
  refundedPayments(since: Date, failedSince: Date): Promise<string[]>
}

const invoiceStatuses: Record<string, Invoice['status']> = {
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
  status: invoiceStatuses[invoice.status ?? ''] ?? 'DRAFT',
  description: invoice.description ?? invoice.lines.data.map(({ description }) => description ?? '').join(', '),
  url: invoice.hosted_invoice_url ?? null,
  pdf: invoice.invoice_pdf ?? null,
})

/** The billing address is kept with the customer, because invoices of renewals show it from there. */
function toSessionCreateParams(
  params: CheckoutSessionParams,
  automaticTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { userId: params.userId, purchase: params.idempotencyKey }
  return {
    mode: params.mode,
    customer: params.customerId,
    client_reference_id: params.userId,
    line_items: [{ price: params.priceId, quantity: params.quantity }],
    success_url: params.successUrl,
    cancel_url: params.cancelUrl,
    locale: 'de',
    metadata,
    billing_address_collection: 'required',
    ...(params.forBusiness
      ? { tax_id_collection: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } }
      : { customer_update: { address: 'auto' } }),
    ...(automaticTax && { automatic_tax: { enabled: true } }),
    ...(params.mode === 'subscription'
      ? { subscription_data: { metadata } }
      : { invoice_creation: { enabled: true }, payment_intent_data: { metadata } }),
  }
}

/**
 * Creates a customer with an idempotency key. For a day the service repeats its answer to a key, even when that
 * customer has been deleted since: then a new key is used.
 */
async function createCustomer(stripe: Stripe, params: Stripe.CustomerCreateParams, key: string): Promise<string> {
  const { id } = await awaitCall(stripe.customers.create(params, { idempotencyKey: key }))
  const { deleted } = await awaitCall(stripe.customers.retrieve(id))
  return deleted ? createCustomer(stripe, params, `${key}:${id}`) : id
}

/** Types of events about checkout sessions that may have been paid. */
const paidSessionEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

/** @param automaticTax whether checkouts determine taxes with Stripe Tax */
export function paymentCheckout(stripe: Stripe, automaticTax: boolean): PaymentCheckout {
  return {
    createCustomer: async ({ userId, email, name }) => {
      const params = { email, name, preferred_locales: ['de-AT'], metadata: { userId } }
      // A key is refused with other parameters, and name or address may have changed since a call without an answer.
      const digest = createHash('sha256').update(JSON.stringify(params)).digest('base64url')
      return createCustomer(stripe, params, `customer:${userId}:${digest}`)
    },
    changeEmail: (customerId, email) => ignoreRejection(stripe.customers.update(customerId, { email })),
    creditOf: async (customerId) => {
      const customer = await orNull(stripe.customers.retrieve(customerId))
      return customer && creditOf(customer)
    },
    openSession: async (params) => {
      const { idempotencyKey } = params
      const call = stripe.checkout.sessions.create(toSessionCreateParams(params, automaticTax), { idempotencyKey })
      return toSession(await awaitCall(call))
    },
    session: async (id) => {
      const expand = ['payment_intent', 'subscription']
      const session = await orNull(stripe.checkout.sessions.retrieve(id, { expand }))
      return session && toSession(session)
    },
    paidSessions: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const sessions: PaidSession[] = []
      const collect = async () => {
        for await (const event of stripe.events.list({ types: paidSessionEvents, created, limit: 100 })) {
          const { id, userId, paid, subscriptionId } = toSession(event.data.object as Stripe.Checkout.Session)
          if (userId && paid && !subscriptionId) sessions.push({ id, userId, paidAt: new Date(event.created * 1000) })
        }
      }
      await awaitCall(collect())
      return sessions
    },
    expireSession: (id) => ignoreRejection(stripe.checkout.sessions.expire(id)),
    portal: async (customer, return_url) => {
      const { url } = await awaitCall(stripe.billingPortal.sessions.create({ customer, return_url, locale: 'de' }))
      return url
    },
    invoices: async (customer) => (await awaitCall(stripe.invoices.list({ customer, limit: 50 }))).data.map(toInvoice),
    refund: (payment_intent, reason) =>
      ignoreRejection(
        stripe.refunds.create({ payment_intent, reason }, { idempotencyKey: `refund:${payment_intent}` }),
      ),
    refundsOf: async (payment_intent) => {
      const refunds = stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 })
      return ((await orNull(refunds)) ?? []).map(toRefund)
    },
    refundedPayments: async (since, failedSince) => {
      const created = { gte: Math.floor(failedSince.getTime() / 1000) }
      const payments = new Set<string>()
      const collect = async () => {
        for await (const refund of stripe.refunds.list({ created, limit: 100 })) {
          const id = idOf(refund.payment_intent)
          const { failed, createdAt } = toRefund(refund)
          if (id && (failed || createdAt >= since)) payments.add(id)
        }
      }
      await awaitCall(collect())
      return [...payments]
    },
  }
}
