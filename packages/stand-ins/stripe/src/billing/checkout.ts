import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import type { Customer, PaymentMethod } from '../objects/customer.ts'
import type { CardError } from '../objects/payment.ts'
import { attemptInvoice } from './attempt-invoice.ts'
import { confirmIntent, createIntent, type Presence } from './charge.ts'
import { createCustomer } from './customers.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'
import { priceLines } from './lines.ts'
import { getCustomer, getPrice } from './lookup.ts'
import { attach, makeDefault } from './payment-methods.ts'
import { type ItemParams, type SubscriptionParams, startSubscription } from './subscriptions.ts'

/** Expires an open session. */
export function expireSession(context: Context, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null, _pendingMethod: null }
  context.store.put(expired)
  emit(context, 'checkout.session.expired', expired)
  return expired
}

export type PaymentSuccess = { ok: true; session: CheckoutSession }
export type Refused = { ok: false; error: CardError; requiresAction: boolean }

/** Redirect target after payment. */
export const successUrl = ({ success_url, id }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)

const daySeconds = 86_400

function trialEndOf({ _subscriptionData: { trialEnd, trialDays } }: CheckoutSession, now: number): number | null {
  return trialEnd ?? (trialDays ? now + trialDays * daySeconds : null)
}

/** The subscription that a session sells to a customer. */
export function subscriptionParams(
  context: Context,
  session: CheckoutSession,
  customer: string,
  defaultMethod: string | null,
): SubscriptionParams {
  const items = session.line_items.data.map(
    ({ price, quantity }): ItemParams => ({ price: getPrice(context, price), quantity, metadata: {} }),
  )
  const { metadata, description } = session._subscriptionData
  const trialEnd = trialEndOf(session, context.clock.now())
  return { customer, items, metadata, description, trialEnd, defaultMethod }
}

function subscribe(
  context: Context,
  session: CheckoutSession,
  customer: Customer,
  method: PaymentMethod,
  presence: Presence,
) {
  const params = subscriptionParams(context, session, customer.id, method.id)
  const { subscription, invoice, payment } = startSubscription(context, params, method, presence)
  return { payment, done: { subscription: subscription.id, invoice: invoice.id } }
}

function payOnce(
  context: Context,
  session: CheckoutSession,
  customer: Customer,
  method: PaymentMethod,
  presence: Presence,
) {
  const now = context.clock.now()
  const description = session._paymentDescription
  if (!session.invoice_creation?.enabled) {
    const { amount_total: amount, currency, _paymentMetadata: metadata } = session
    const intent = createIntent(context, { amount, currency, customer: customer.id, description, metadata })
    const payment = confirmIntent(context, intent, method, presence)
    return { payment, done: { payment_intent: payment.intent.id } }
  }
  const period = { start: now, end: now }
  const lines = session.line_items.data.flatMap(({ price, quantity }) =>
    priceLines(context, getPrice(context, price), quantity, period),
  )
  const { metadata } = session.invoice_creation.invoice_data
  const draft = draftInvoice(context, { customer: customer.id, reason: 'manual', lines, period, metadata, description })
  const { invoice, payment } = attemptInvoice(context, finalizeInvoice(context, draft), method, presence)
  return { payment, done: { invoice: invoice.id, payment_intent: payment?.intent.id ?? null } }
}

class RefusedCard extends Error {
  readonly refusal: Refused

  constructor(refusal: Refused) {
    super(refusal.error.message)
    this.refusal = refusal
  }
}

/**
 * Pays a session with a card. A decline rolls everything back and leaves the session open; a
 * completed session is not paid again.
 */
export function paySession(
  context: Context,
  session: CheckoutSession,
  method: PaymentMethod,
  presence: Presence,
): PaymentSuccess | Refused {
  if (session.status === 'complete') return { ok: true, session }
  try {
    return context.store.transaction(() => complete(context, session, method, presence))
  } catch (error) {
    if (error instanceof RefusedCard) return error.refusal
    throw error
  }
}

function complete(
  context: Context,
  session: CheckoutSession,
  method: PaymentMethod,
  presence: Presence,
): PaymentSuccess {
  const { store } = context
  const { email, name } = method.billing_details
  const payer = session.customer
    ? getCustomer(context, session.customer)
    : createCustomer(context, { email: session.customer_email ?? email, name })
  const attached = attach(context, method, payer.id)
  const customer = payer.invoice_settings.default_payment_method ? payer : makeDefault(context, payer, attached.id)
  const run = session.mode === 'subscription' ? subscribe : payOnce
  const { payment, done } = run(context, session, customer, attached, presence)
  if (payment?.error) throw new RefusedCard({ ok: false, error: payment.error, requiresAction: payment.requiresAction })
  const paid: CheckoutSession = {
    ...session,
    ...done,
    customer: customer.id,
    customer_details: {
      address: customer.address,
      email: customer.email ?? email,
      name: name ?? customer.name,
      phone: customer.phone,
    },
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    url: null,
    _pendingMethod: null,
  }
  store.put(paid)
  emit(context, 'checkout.session.completed', paid)
  return { ok: true, session: paid }
}
