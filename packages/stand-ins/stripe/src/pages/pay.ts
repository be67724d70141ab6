import { cardOf } from '../billing/cards.ts'
import { type Paid, paySession, type Refused } from '../billing/checkout.ts'
import { getPaymentMethod, getSession } from '../billing/lookup.ts'
import { createPaymentMethod } from '../billing/payment-methods.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'
import { type ReadCard, unknownEmail } from './card-form.ts'

export type CardOutcome = Paid | Refused

/** Pays a session with a typed card; one that asks for its holder's confirmation is remembered for that. */
export function submitCard(world: World, session: CheckoutSession, read: ReadCard): CardOutcome {
  const { store } = world
  return store.transaction(() => {
    const holder = { name: read.holder, email: read.email }
    const method = createPaymentMethod(world, read.card, holder, read.expiry)
    const outcome = paySession(world, session, method, 'holder')
    if (!outcome.ok && outcome.needsHolder) store.put({ ...session, _pendingMethod: method.id })
    else if (!outcome.ok) store.drop('payment_method', method.id)
    return outcome
  })
}

/** Pays a session with the card its holder has just confirmed. */
export function submitConfirmation(world: World, session: CheckoutSession): CardOutcome {
  const method = getPaymentMethod(world, session._pendingMethod ?? '')
  return world.store.transaction(() => paySession(world, session, method, 'confirmed'))
}

/** Forgets a card whose holder has refused to confirm it. */
export function refuseConfirmation({ store }: World, session: CheckoutSession): void {
  store.transaction(() => store.put({ ...session, _pendingMethod: null }))
}

/**
 * All of it at once, for tests: types the card, and confirms where that is asked for.
 * @throws StripeError when there is no such session, or it can not be paid any more
 */
export function payWithCard(world: World, sessionId: string, number = '4242424242424242'): CardOutcome {
  const session = getSession(world, sessionId)
  const card = cardOf(number)
  if (!card) throw invalid(`${number} is no test card.`)
  if (session.status === 'expired') throw invalid('This Checkout Session has expired.')
  const email = session.customer_details?.email ?? session.customer_email ?? unknownEmail
  const year = new Date(world.clock.now() * 1000).getUTCFullYear() + 3
  const read = { card, email, holder: session.customer_details?.name ?? 'Testkarte', expiry: { month: 12, year } }
  const outcome = submitCard(world, session, read)
  if (outcome.ok || !outcome.needsHolder) return outcome
  return submitConfirmation(world, getSession(world, sessionId))
}
