import { cardOf } from '../billing/cards.ts'
import { type PaymentSuccess, paySession, type Refused } from '../billing/checkout.ts'
import { getPaymentMethod, getSession } from '../billing/lookup.ts'
import { createPaymentMethod } from '../billing/payment-methods.ts'
import type { Context } from '../context.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import { invalid } from '../wire/stripe-error.ts'
import { type ReadCard, unknownEmail } from './card-form.ts'

export type CardOutcome = PaymentSuccess | Refused

/** Pays a session with a typed card; one that requires authentication is stored on the session. */
export function submitCard(context: Context, session: CheckoutSession, read: ReadCard): CardOutcome {
  const { store } = context
  return store.transaction(() => {
    const holder = { name: read.holder, email: read.email }
    const method = createPaymentMethod(context, read.card, holder, read.expiry)
    const outcome = paySession(context, session, method, 'on_session')
    if (!outcome.ok && outcome.requiresAction) store.put({ ...session, _pendingMethod: method.id })
    else if (!outcome.ok) store.delete('payment_method', method.id)
    return outcome
  })
}

/** Pays a session with the authenticated card. */
export function submitConfirmation(context: Context, session: CheckoutSession): CardOutcome {
  const method = getPaymentMethod(context, session._pendingMethod ?? '')
  return context.store.transaction(() => paySession(context, session, method, 'authenticated'))
}

/** Discards a card whose authentication failed. */
export function refuseConfirmation({ store }: Context, session: CheckoutSession): void {
  store.transaction(() => store.put({ ...session, _pendingMethod: null }))
}

/**
 * Pays a session in one call, for tests: submits the card, and authenticates where required.
 * @throws StripeError when the session does not exist or has expired
 */
export function payWithCard(context: Context, sessionId: string, number = '4242424242424242'): CardOutcome {
  const session = getSession(context, sessionId)
  const card = cardOf(number)
  if (!card) throw invalid(`${number} is no test card.`)
  if (session.status === 'expired') throw invalid('This Checkout Session has expired.')
  const email = session.customer_details?.email ?? session.customer_email ?? unknownEmail
  const year = new Date(context.clock.now() * 1000).getUTCFullYear() + 3
  const read = { card, email, holder: session.customer_details?.name ?? 'Testkarte', expiry: { month: 12, year } }
  const outcome = submitCard(context, session, read)
  if (outcome.ok || !outcome.requiresAction) return outcome
  return submitConfirmation(context, getSession(context, sessionId))
}
