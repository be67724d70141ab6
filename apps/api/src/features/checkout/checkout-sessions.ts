import type { PurchaseIntent } from '@kostbar/prisma/client'
import { isRejected } from '../../infra/payments/calls.ts'
import type { CheckoutSession, RemoteSubscription } from '../../infra/payments/mapping.ts'
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

/** Opens the checkout session of an intent; idempotent. */
async function openSession({ payments, intents }: SessionDependencies, buyer: Buyer, intent: PurchaseIntent) {
  const { id: idempotencyKey, kind, priceId, quantity, successUrl, cancelUrl } = intent
  const session = await payments.openSession({
    idempotencyKey,
    mode: kind === 'ONE_TIME' ? 'payment' : 'subscription',
    ...buyer,
    priceId,
    quantity,
    successUrl: successUrl ?? '',
    cancelUrl: cancelUrl ?? '',
  })
  await intents.setSession(intent.id, session)
  return session
}

/** The session of an open intent; without a stored id the earlier call went unanswered, and is repeated. */
const currentSession = (deps: SessionDependencies, buyer: Buyer, intent: PurchaseIntent) =>
  intent.stripeId ? deps.payments.session(intent.stripeId) : openSession(deps, buyer, intent)

const endedStatuses: ReadonlySet<RemoteSubscription['status']> = new Set(['canceled', 'incomplete_expired'])

/** Whether a paid session led to a live subscription; one-time products and ended subscriptions can be bought again. */
async function hasLiveSubscription(payments: Payments, { subscriptionId }: CheckoutSession): Promise<boolean> {
  const subscription = subscriptionId ? await payments.subscription(subscriptionId) : null
  return subscription !== null && !endedStatuses.has(subscription.status)
}

/**
 * Continues or closes the open intent of an earlier checkout.
 * @returns its open session when the parameters are the same; null when a new session is needed
 * @throws Problem `checkout_busy` when it has just been paid and its webhook has not arrived yet
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
  // A change of a subscription that has ended since.
  if (intent.mode === 'CHANGE') return close('FAILED')
  const session = await currentSession(deps, buyer, intent).catch((error: unknown) => {
    if (isRejected(error)) return null
    throw error
  })
  if (session?.status === 'complete') {
    if (await hasLiveSubscription(payments, session)) throw new Problem('checkout_busy', { retryAfter: 5 })
    return close('DONE')
  }
  if (session?.status === 'open' && session.url && intents.isReusable(intent, params)) return session
  // Closed before the next session opens, so that only one can be paid.
  if (session?.status === 'open') await payments.expireSession(session.id)
  return close('FAILED')
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
    // The price was valid a moment ago: it was withdrawn in between.
    throw new Problem('price_gone', { cause: error })
  }
}

/**
 * URL of the payment page. Equal parameters return the same page; other parameters close the earlier one.
 * @throws Problem `checkout_busy`, `price_gone`, `payments_unavailable`
 */
export async function paymentPageUrl(
  deps: SessionDependencies,
  buyer: Buyer,
  params: PurchaseIntentParams,
): Promise<string> {
  const intent = await deps.intents.findOpen(buyer.userId, params.kind)
  const resumed = intent && (await resumeSession(deps, buyer, intent, params))
  const session = resumed ?? (await newSession(deps, buyer, params))
  if (!session.url) throw new Problem('payments_unavailable')
  return session.url
}
