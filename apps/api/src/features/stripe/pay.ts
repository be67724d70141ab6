import type { Purchase } from '@kostbar/prisma/client'
import { isRefusal } from '../../infra/payment-calls.ts'
import type { RemoteSession, RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Payments } from '../../infra/payments.ts'
import { Problem } from '../../problems/problem.ts'
import type { Purchases, Wish } from './purchases.ts'

export interface Buyer {
  userId: string
  customerId: string
}

/** The pay page of a purchase: a new one, or the same one when asked again. */
async function openPage(payments: Payments, purchases: Purchases, buyer: Buyer, purchase: Purchase) {
  const mode = purchase.kind === 'ONE_TIME' ? ('payment' as const) : ('subscription' as const)
  const { id: key, priceId, quantity, successUrl, cancelUrl } = purchase
  const pages = { successUrl: successUrl ?? '', cancelUrl: cancelUrl ?? '' }
  const session = await payments.openSession({ key, mode, ...buyer, priceId, quantity, ...pages })
  await purchases.remember(purchase.id, session)
  return session
}

const stateOf = (payments: Payments, purchases: Purchases, buyer: Buyer, open: Purchase) =>
  open.stripeId ? payments.session(open.stripeId) : openPage(payments, purchases, buyer, open)

const over: ReadonlySet<RemoteSubscription['status']> = new Set(['canceled', 'incomplete_expired'])

/** Whether a subscription comes of a visit that was paid: what is bought once can be bought again, as can what has ended. */
async function isArriving(payments: Payments, { subscriptionId }: RemoteSession): Promise<boolean> {
  const bought = subscriptionId ? await payments.subscription(subscriptionId) : null
  return bought !== null && !over.has(bought.status)
}

/**
 * What became of a wish that is still under way, as far as we were told.
 * @returns its pay page when that serves the new wish as well; null when the new wish needs its own
 * @throws Problem `checkout_busy` when a subscription has just been paid: its webhook is on the way
 */
async function earlier(payments: Payments, purchases: Purchases, buyer: Buyer, open: Purchase, wish: Wish) {
  // A change of something that is over by now.
  if (open.mode === 'CHANGE') return purchases.close(open.id, 'FAILED').then(() => null)
  const session = await stateOf(payments, purchases, buyer, open).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (session?.status === 'complete') {
    if (await isArriving(payments, session)) throw new Problem('checkout_busy', { retryAfter: 5 })
    return purchases.close(open.id, 'DONE').then(() => null)
  }
  if (session?.status === 'open' && session.url && purchases.answers(open, wish)) return session
  // Nobody shall pay there any more once there is another page.
  if (session?.status === 'open') await payments.expireSession(session.id)
  return purchases.close(open.id, 'FAILED').then(() => null)
}

/**
 * Where to pay for what is not bought yet. The same wish again gets the same page; another wish closes the earlier page.
 * @throws Problem `checkout_busy`, `price_gone`, `payments_unavailable`
 */
export async function payPage(payments: Payments, purchases: Purchases, buyer: Buyer, wish: Wish): Promise<string> {
  const open = await purchases.open(buyer.userId, wish.kind)
  const usable = open && (await earlier(payments, purchases, buyer, open, wish))
  const session: RemoteSession = usable ?? (await newPage(payments, purchases, buyer, wish))
  if (!session.url) throw new Problem('payments_unavailable')
  return session.url
}

async function newPage(payments: Payments, purchases: Purchases, buyer: Buyer, wish: Wish): Promise<RemoteSession> {
  const purchase = await purchases.begin(buyer.userId, wish)
  try {
    return await openPage(payments, purchases, buyer, purchase)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await purchases.close(purchase.id, 'FAILED')
    // The price was there a moment ago: it was taken off the market in between.
    throw new Problem('price_gone', { cause: error })
  }
}
