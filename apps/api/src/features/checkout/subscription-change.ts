import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import { totalAmount } from '@kostbar/contracts/pricing'
import type { PurchaseIntent } from '@kostbar/prisma/client'
import { isRejected } from '../../infra/payments/calls.ts'
import type { Offer, RemoteSubscription } from '../../infra/payments/mapping.ts'
import type { Payments } from '../../infra/payments/payments.ts'
import { Problem } from '../../problems/problem.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import type { PurchaseIntents } from './purchase-intents.ts'
import { texts } from './texts.ts'

/** Price and quantity that a subscription is to have. */
interface ChangeTarget {
  offer: Offer
  quantity: number
}

export interface ChangeParams extends ChangeTarget {
  userId: string
  /** Mode of the preview that was shown; undefined for clients of the release before. */
  shownMode: ShownMode | undefined
  /** Proration date of the preview that was shown; null for the time of the change. */
  prorationDate: Date | null
  /** When the buyer expressly requested that the service starts within the withdrawal period; null for client slots. */
  startRequestedAt: Date | null
}

export interface ChangeDependencies {
  payments: Payments
  intents: PurchaseIntents
  subscriptions: Subscriptions
}

/** Cost of a purchase or change as in the contract, with `Date` objects instead of ISO strings. */
export type QuotedCost = Omit<CheckoutPreview, 'renewsAt' | 'prorationDate' | 'endsCoaching'> & {
  renewsAt: Date | null
  prorationDate: Date | null
}

/** Mode of a preview that can be ordered. */
export type ShownMode = Exclude<CheckoutPreview['mode'], 'NONE'>

/** Milliseconds for which the price of a preview is honoured. */
const quoteValidityMs = 15 * 60_000

const isSame = (current: RemoteSubscription, { offer, quantity }: ChangeTarget): boolean =>
  current.priceId === offer.price.id && current.quantity === quantity

/** Whether a change has nothing left to do. A cancelled subscription still has to be renewed. */
const isApplied = (current: RemoteSubscription, target: ChangeTarget): boolean =>
  isSame(current, target) && !current.cancelAtPeriodEnd

const isPaidUp = ({ status }: RemoteSubscription): boolean => status === 'active' || status === 'trialing'

/** The proration date when it is recent and within the current period, else null. */
function validProrationDate(prorationDate: Date | null, { periodStart, periodEnd }: RemoteSubscription): Date | null {
  if (!prorationDate) return null
  const ageMs = Date.now() - prorationDate.getTime()
  const isRecent = ageMs >= 0 && ageMs <= quoteValidityMs
  return isRecent && prorationDate > periodStart && prorationDate < periodEnd ? prorationDate : null
}

/**
 * Cost of a subscription change in cents, now and per period.
 * @throws Problem `payment_open` while a payment is overdue
 */
export async function previewChange(
  payments: Payments,
  current: RemoteSubscription,
  target: ChangeTarget,
): Promise<QuotedCost> {
  const { offer, quantity } = target
  const kind = offer.product.kind
  const renewalAmount = totalAmount(offer.price, quantity)
  const revokesCancellation = current.cancelAtPeriodEnd
  const common = { kind, renewalAmount, revokesCancellation }
  const unchanged = { ...common, dueNow: 0, renewsAt: current.periodEnd, prorationDate: null }
  if (isApplied(current, target)) return { mode: 'NONE', ...unchanged }
  if (!isPaidUp(current)) throw new Problem('payment_open')
  // Only takes back a cancellation.
  if (isSame(current, target)) return { mode: 'CHANGE', ...unchanged }
  const wholeSecond = new Date(Math.floor(Date.now() / 1000) * 1000)
  const prorationDate = validProrationDate(wholeSecond, current)
  const quote = await payments.quoteChange(current, { priceId: offer.price.id, quantity, prorationDate })
  return { mode: 'CHANGE', ...common, ...quote, prorationDate }
}

/** Whether the payment provider has applied a change although its call got no response. */
async function wasApplied(payments: Payments, id: string, params: ChangeParams): Promise<boolean> {
  const subscription = await payments.subscription(id).catch(() => null)
  return subscription !== null && isApplied(subscription, params)
}

async function applyChange(
  { payments, intents, subscriptions }: ChangeDependencies,
  current: RemoteSubscription,
  params: ChangeParams,
  { id, priceId, quantity, prorationDate }: PurchaseIntent,
): Promise<void> {
  try {
    await payments.change(current, { priceId, quantity, prorationDate }, id)
  } catch (error) {
    if (isRejected(error)) {
      await intents.close(id, 'FAILED')
      await subscriptions.releaseSlots(params.userId)
      throw error
    }
    // The intent stays open: a retry uses its idempotency key again and is not charged twice.
    if (!(await wasApplied(payments, current.id, params))) throw error
  }
  await intents.close(id, 'DONE')
}

/** Problem `changed_meanwhile` for an order whose preview is outdated. */
export const quoteOutdated = () => new Problem('changed_meanwhile', { msg: texts.quoteOutdated })

/**
 * Refuses a change whose preview is outdated, because it would cost something else than was shown: the preview is that of
 * a new purchase, or too old, a new period has begun, or the subscription was changed in another tab.
 * @throws Problem `changed_meanwhile`
 */
async function requireCurrentQuote(
  intents: PurchaseIntents,
  current: RemoteSubscription,
  params: ChangeParams,
): Promise<void> {
  const { userId, offer, shownMode, prorationDate } = params
  if (shownMode === 'NEW') throw quoteOutdated()
  if (!prorationDate) {
    // Without a date, the preview only took back a cancellation, or our clock was behind the start of the period.
    const isClockBehind = !validProrationDate(new Date(), current)
    if (shownMode && !isClockBehind && !isSame(current, params)) throw quoteOutdated()
    return
  }
  const isOutdated =
    !validProrationDate(prorationDate, current) ||
    (await intents.hasChangedSince(userId, offer.product.kind, prorationDate))
  if (isOutdated) throw quoteOutdated()
}

/** Closes an intent that a new one replaces, and expires its pay page. */
async function replaceIntent({ payments, intents }: ChangeDependencies, { id, stripeId }: PurchaseIntent) {
  if (stripeId) await payments.expireSession(stripeId)
  await intents.close(id, 'FAILED')
}

/**
 * Changes a live subscription in place. The difference is charged or credited at once; if that fails, nothing changes.
 * @throws Problem `already_subscribed`, `payment_open`, `changed_meanwhile`, `slots_in_use`, `payment_declined`,
 * `payments_unavailable`
 */
export async function changeInPlace(
  deps: ChangeDependencies,
  current: RemoteSubscription,
  params: ChangeParams,
): Promise<void> {
  const { intents, subscriptions } = deps
  const { userId, offer, quantity } = params
  const { kind } = offer.product
  const open = await intents.findOpen(userId, kind)
  const intentParams = {
    kind,
    mode: 'CHANGE' as const,
    priceId: offer.price.id,
    quantity,
    successUrl: null,
    cancelUrl: null,
    prorationDate: validProrationDate(params.prorationDate, current),
    startRequestedAt: params.startRequestedAt,
  }
  const retried = open && intents.isReusable(open, intentParams) ? open : null
  if (retried) await intents.recordStartRequest(retried.id, params.startRequestedAt)
  if (isApplied(current, params)) {
    if (!retried) throw new Problem('already_subscribed')
    return intents.close(retried.id, 'DONE')
  }
  if (!isPaidUp(current)) throw new Problem('payment_open')
  // A retry costs what its first attempt showed.
  if (!retried) await requireCurrentQuote(intents, current, params)
  if (kind === 'CLIENT_SLOTS') await subscriptions.reserveSlots(userId, quantity)
  if (open && !retried) await replaceIntent(deps, open)
  await applyChange(deps, current, params, retried ?? (await intents.create(userId, intentParams)))
  await subscriptions.refresh(current.id)
}
