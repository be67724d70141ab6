import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import type { CardError, PaymentIntent } from '../objects/payment.ts'
import { invalid } from '../wire/stripe-error.ts'
import { createIntent } from './charge.ts'
import { getIntent, getSession } from './lookup.ts'

const debitFailed: CardError = {
  type: 'card_error',
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment failed.',
}

/** Completes an open session for a one-time price with a payment that takes days, such as a SEPA debit. */
export function payLater(context: Context, id: string): CheckoutSession {
  const session = getSession(context, id)
  if (session.mode !== 'payment' || session.status !== 'open') throw invalid(`The session ${id} cannot be paid later.`)
  const { amount_total: amount, currency, customer, _paymentDescription: description, _paymentMetadata } = session
  const created = createIntent(context, { amount, currency, customer, description, metadata: _paymentMetadata })
  const intent: PaymentIntent = { ...created, status: 'processing' }
  const complete: CheckoutSession = { ...session, status: 'complete', url: null, payment_intent: intent.id }
  context.store.put(intent)
  context.store.put(complete)
  emit(context, 'payment_intent.processing', intent)
  emit(context, 'checkout.session.completed', complete)
  return complete
}

/** Lets the payment of a session that was completed with `payLater` fail. */
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
