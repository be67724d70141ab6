import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import type { CardError, PaymentIntent } from '../objects/payment.ts'
import { invalid } from '../wire/stripe-error.ts'
import { attemptInvoice, recordPayment } from './attempt-invoice.ts'
import { testCards } from './cards.ts'
import { confirmIntent, createIntent } from './charge.ts'
import { subscriptionParams } from './checkout.ts'
import { getIntent, getInvoice, getSession } from './lookup.ts'
import { createPaymentMethod } from './payment-methods.ts'
import { openInvoiced } from './subscriptions.ts'

const debitFailed: CardError = {
  type: 'card_error',
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment failed.',
}

function startPayment(context: Context, session: CheckoutSession): PaymentIntent {
  const { amount_total: amount, currency, customer, _paymentDescription: description, _paymentMetadata } = session
  const created = createIntent(context, { amount, currency, customer, description, metadata: _paymentMetadata })
  const intent: PaymentIntent = { ...created, status: 'processing' }
  context.store.put(intent)
  emit(context, 'payment_intent.processing', intent)
  return intent
}

/** Starts the subscription of a session. It is active while the payment of its open invoice is on the way. */
function startUnpaid(context: Context, session: CheckoutSession, intent: PaymentIntent) {
  const params = subscriptionParams(context, session, session.customer ?? '', null)
  const { subscription, invoice } = openInvoiced(context, params)
  recordPayment(context, invoice, intent)
  const active = { ...subscription, status: 'active' as const }
  context.store.put(active)
  emit(context, 'customer.subscription.created', active)
  return { subscription: active.id, invoice: invoice.id }
}

/** Completes an open session with a payment that takes days, such as a SEPA debit. */
export function payLater(context: Context, id: string): CheckoutSession {
  const session = getSession(context, id)
  if (session.status !== 'open') throw invalid(`The session ${id} cannot be paid later.`)
  const intent = startPayment(context, session)
  const sold = session.mode === 'subscription' ? startUnpaid(context, session, intent) : { payment_intent: intent.id }
  const complete: CheckoutSession = { ...session, ...sold, status: 'complete', url: null }
  context.store.put(complete)
  emit(context, 'checkout.session.completed', complete)
  return complete
}

/** Lets the payment of a session for a one-time price that was completed with `payLater` fail. */
export function failPayment(context: Context, id: string): CheckoutSession {
  const session = getSession(context, id)
  const intent = getIntent(context, session.payment_intent ?? '')
  if (intent.status !== 'processing') throw invalid(`The payment ${intent.id} is ${intent.status}.`)
  const failed: PaymentIntent = { ...intent, status: 'requires_payment_method', last_payment_error: debitFailed }
  context.store.put(failed)
  emit(context, 'payment_intent.payment_failed', failed)
  emit(context, 'checkout.session.async_payment_failed', session)
  return session
}

/** Lets the payment of a session that was completed with `payLater` arrive. */
export function settlePayment(context: Context, id: string): CheckoutSession {
  const session = getSession(context, id)
  const [card] = testCards
  if (!card || session.status !== 'complete' || session.payment_status !== 'unpaid')
    throw invalid(`The session ${id} has no payment on the way.`)
  const method = createPaymentMethod(context, card)
  if (session.invoice) attemptInvoice(context, getInvoice(context, session.invoice), method, 'off_session')
  else confirmIntent(context, getIntent(context, session.payment_intent ?? ''), method, 'off_session')
  const paid: CheckoutSession = { ...session, payment_status: 'paid' }
  context.store.put(paid)
  emit(context, 'checkout.session.async_payment_succeeded', paid)
  return paid
}
