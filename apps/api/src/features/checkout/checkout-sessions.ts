import type { PurchaseIntent } from '@kostbar/prisma/client'
import { isKeyMismatch, isRejected } from '../../infra/payments/calls.ts'
import { type CheckoutSession, hasEnded } from '../../infra/payments/mapping.ts'
import type { Payments } from '../../infra/payments/payments.ts'
import { Problem } from '../../problems/problem.ts'
import type { PurchaseIntentParams, PurchaseIntents } from './purchase-intents.ts'

export interface Buyer {
  userId: string
  customerId: string
}

interface SessionDependencies {
  payments: Payments
  intents: PurchaseIntents
}

/**
 * Opens the checkout session of an intent. A repeated call returns the same session, because the intent's id is the
 * idempotency key.
 */
async function openSession({ payments, intents }: SessionDependencies, buyer: Buyer, intent: PurchaseIntent) {
  const { id: idempotencyKey, kind, priceId, quantity, successUrl, cancelUrl } = intent
  const session = await payments.openSession({
    idempotencyKey,
    mode: kind === 'ONE_TIME' ? 'payment' : 'subscription',
    ...buyer,
    priceId,
    quantity,
    forBusiness: kind === 'CLIENT_SLOTS',
    successUrl: successUrl ?? '',
    cancelUrl: cancelUrl ?? '',
  })
  await intents.setSession(intent.id, session)
  return session
}

/**
 * Checkout session of an open intent. An intent without a stored session id got no response from the payment provider,
 * so its call is repeated with the same idempotency key. The call fails if the parameters have changed since the first
 * one (by a release or a setting); the intent can then be closed, because the buyer never received the page's URL.
 */
const currentSession = (deps: SessionDependencies, buyer: Buyer, intent: PurchaseIntent) =>
  intent.stripeId ? deps.payments.session(intent.stripeId) : openSession(deps, buyer, intent)

/**
 * Whether a paid session resulted in a subscription that is still live. Without one (one-time product, ended
 * subscription) the user may buy again.
 */
async function hasLiveSubscription(payments: Payments, { subscriptionId }: CheckoutSession): Promise<boolean> {
  const subscription = subscriptionId ? await payments.subscription(subscriptionId) : null
  return subscription !== null && !hasEnded(subscription)
}

/**
 * Continues or closes the open intent of an earlier checkout.
 * @returns its checkout session when that is open and has the same parameters; null when a new session is needed
 * @throws Problem `checkout_busy` when it has just been paid and its webhook has not arrived yet, `payment_pending`
 * while its payment for the same price is on the way
 */
async function resumeSession(
  deps: SessionDependencies,
  buyer: Buyer,
  intent: PurchaseIntent,
  params: PurchaseIntentParams,
): Promise<CheckoutSession | null> {
  const { payments, intents } = deps
  const close = async (state: 'DONE' | 'FAILED') => {
    await intents.close(intent.id, state)
    return null
  }
  // The intent was to change a subscription, which has ended since.
  if (intent.mode === 'CHANGE') return close('FAILED')
  const session = await currentSession(deps, buyer, intent).catch((error: unknown) => {
    if (isRejected(error) || isKeyMismatch(error)) return null
    throw error
  })
  if (session?.status === 'complete') {
    if (await hasLiveSubscription(payments, session)) throw new Problem('checkout_busy', { retryAfter: 5 })
    if (session.paymentPending && intent.priceId === params.priceId) throw new Problem('payment_pending')
    return close('DONE')
  }
  if (session?.status === 'open' && session.url && intents.isReusable(intent, params)) {
    await intents.recordStartRequest(intent.id, params.startRequestedAt)
    return session
  }
  // The earlier session expires before the next one opens, so that the user can pay only one of them.
  if (session?.status === 'open') await payments.expireSession(session.id)
  return close('FAILED')
}

/**
 * Whether an earlier payment for the same one-time price is on the way although its intent was closed, because something
 * else was bought meanwhile.
 */
async function isPaymentPending(
  { payments, intents }: SessionDependencies,
  { userId }: Buyer,
  { kind, priceId }: PurchaseIntentParams,
): Promise<boolean> {
  const sessions = kind === 'ONE_TIME' ? await intents.findWithoutOrder(userId, priceId) : []
  for (const id of sessions) if ((await payments.session(id))?.paymentPending) return true
  return false
}

async function newSession(
  deps: SessionDependencies,
  buyer: Buyer,
  params: PurchaseIntentParams,
): Promise<CheckoutSession> {
  const intent = await deps.intents.create(buyer.userId, params)
  try {
    return await openSession(deps, buyer, intent)
  } catch (error) {
    if (!isRejected(error)) throw error
    await deps.intents.close(intent.id, 'FAILED')
    // `offerFor` accepted the price before, so it was withdrawn in the meantime.
    throw new Problem('price_gone', { cause: error })
  }
}

/**
 * URL of the payment provider's pay page. Equal parameters return the same page; other parameters expire the earlier
 * page.
 * @throws Problem `checkout_busy`, `payment_pending`, `price_gone`, `payments_unavailable`
 */
export async function paymentPageUrl(
  deps: SessionDependencies,
  buyer: Buyer,
  params: PurchaseIntentParams,
): Promise<string> {
  if (await isPaymentPending(deps, buyer, params)) throw new Problem('payment_pending')
  const intent = await deps.intents.findOpen(buyer.userId, params.kind)
  const resumed = intent && (await resumeSession(deps, buyer, intent, params))
  const session = resumed ?? (await newSession(deps, buyer, params))
  if (!session.url) throw new Problem('payments_unavailable')
  return session.url
}
