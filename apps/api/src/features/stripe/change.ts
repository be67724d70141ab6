import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import { totalAmount } from '@kostbar/contracts/pricing'
import type { Purchase } from '@kostbar/prisma/client'
import { isRefusal } from '../../infra/payment-calls.ts'
import type { Offer, RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Payments } from '../../infra/payments.ts'
import { Problem } from '../../problems/problem.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import type { Purchases } from './purchases.ts'

/** A change somebody wants of the subscription they have. */
export interface WantedChange {
  userId: string
  offer: Offer
  quantity: number
  /** When its cost was shown; null to reckon from now. */
  prorationDate: Date | null
}

export interface Parts {
  payments: Payments
  purchases: Purchases
  subscriptions: Subscriptions
}

/** How long a price shown for a change holds. */
const quoteMs = 15 * 60_000

const isReached = (current: RemoteSubscription, { offer, quantity }: WantedChange): boolean =>
  current.priceId === offer.price.id && current.quantity === quantity && !current.cancelAtPeriodEnd

const isPaidUp = ({ status }: RemoteSubscription): boolean => status === 'active' || status === 'trialing'

/** A moment to reckon from lies in the current period, and not long ago. */
function usable(prorationDate: Date | null, { periodStart, periodEnd }: RemoteSubscription): Date | null {
  if (!prorationDate) return null
  const age = Date.now() - prorationDate.getTime()
  const isRecent = age >= 0 && age <= quoteMs
  return isRecent && prorationDate > periodStart && prorationDate < periodEnd ? prorationDate : null
}

/**
 * What a change would cost now and later.
 * @throws Problem `payment_open` while a payment is overdue
 */
export async function quoteChange(
  payments: Payments,
  current: RemoteSubscription,
  wanted: WantedChange,
): Promise<Omit<CheckoutPreview, 'renewsAt' | 'prorationDate'> & { renewsAt: Date; prorationDate: Date | null }> {
  const { offer, quantity } = wanted
  const kind = offer.product.kind
  const renewalAmount = totalAmount(offer.price, quantity)
  if (isReached(current, wanted))
    return { mode: 'NONE', kind, dueNow: 0, renewalAmount, renewsAt: current.periodEnd, prorationDate: null }
  if (!isPaidUp(current)) throw new Problem('payment_open')
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const prorationDate = usable(now, current)
  const quote = await payments.quote(current, { priceId: offer.price.id, quantity, prorationDate })
  return { mode: 'CHANGE', kind, ...quote, renewalAmount, prorationDate }
}

/** Whether the payment service has made the change after all, although its answer did not arrive. */
async function happened(parts: Parts, id: string, wanted: WantedChange): Promise<boolean> {
  const now = await parts.payments.subscription(id).catch(() => null)
  return now !== null && isReached(now, wanted)
}

async function apply(parts: Parts, current: RemoteSubscription, wanted: WantedChange, purchase: Purchase) {
  const change = { priceId: purchase.priceId, quantity: purchase.quantity, prorationDate: purchase.prorationDate }
  try {
    await parts.payments.change(current, change, purchase.id)
  } catch (error) {
    if (isRefusal(error)) {
      await parts.purchases.close(purchase.id, 'FAILED')
      await parts.subscriptions.releaseSlots(wanted.userId)
      throw error
    }
    // Stays open: asked again, the service repeats its answer to the same key instead of charging twice.
    if (!(await happened(parts, current.id, wanted))) throw error
  }
  await parts.purchases.close(purchase.id, 'DONE')
}

/** A wish that this one replaces; nobody shall pay at its page any more. */
async function giveUp({ payments, purchases }: Parts, { id, stripeId }: Purchase): Promise<void> {
  if (stripeId) await payments.expireSession(stripeId)
  await purchases.close(id, 'FAILED')
}

/**
 * Changes a live subscription in place, at once; the difference is charged or credited at once, or nothing changes.
 * @throws Problem `already_subscribed`, `payment_open`, `slots_in_use`, `payment_declined`, `payments_unavailable`
 */
export async function changeInPlace(parts: Parts, current: RemoteSubscription, wanted: WantedChange): Promise<void> {
  const { purchases, subscriptions } = parts
  const { userId, offer, quantity } = wanted
  const { kind } = offer.product
  const open = await purchases.open(userId, kind)
  const wish = {
    kind,
    mode: 'CHANGE' as const,
    priceId: offer.price.id,
    quantity,
    successUrl: null,
    cancelUrl: null,
    prorationDate: usable(wanted.prorationDate, current),
  }
  const again = open && purchases.answers(open, wish) ? open : null
  if (isReached(current, wanted)) {
    if (!again) throw new Problem('already_subscribed')
    return purchases.close(again.id, 'DONE')
  }
  if (!isPaidUp(current)) throw new Problem('payment_open')
  if (kind === 'CLIENT_SLOTS') await subscriptions.reserveSlots(userId, quantity)
  if (open && !again) await giveUp(parts, open)
  await apply(parts, current, wanted, again ?? (await purchases.begin(userId, wish)))
  await subscriptions.renew(current.id)
}
