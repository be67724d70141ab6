import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import { nextPeriodEnd } from '../money/interval.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { render } from '../wire/render.ts'
import { endSubscription } from './cancel.ts'
import { collectRenewal } from './collect.ts'
import { draftInvoice, finalizeInvoice, pendingItems } from './invoices.ts'
import { getPrice } from './lookup.ts'
import { currentPeriod, itemLines, recurrenceOf, updateSubscription, withItems } from './subscriptions.ts'

/** The subscription moved to its next period. */
function inNextPeriod(context: Context, subscription: Subscription): Subscription {
  const { end: start } = currentPeriod(subscription)
  const [first] = subscription.items.data
  const recurrence = recurrenceOf(getPrice(context, first?.price ?? ''))
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurrence, start)
  return withItems(
    subscription,
    subscription.items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
  )
}

/** Draft invoice of the next period. */
export function draftRenewal(
  context: Context,
  subscription: Subscription,
  reason: 'subscription_cycle' | 'upcoming',
): Invoice {
  const next = inNextPeriod(context, subscription)
  const { customer } = subscription
  const lines = itemLines(context, next, currentPeriod(next))
  return draftInvoice(
    context,
    { customer, subscription, reason, lines, period: currentPeriod(subscription) },
    pendingItems(context, customer, subscription.id),
  )
}

/** Ends a period: renews and charges the subscription, or cancels it. */
export function renew(context: Context, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(context, subscription, 'cancellation_requested')
    return
  }
  const { items } = inNextPeriod(context, subscription)
  const status = subscription.status === 'trialing' ? 'active' : subscription.status
  const draft = draftRenewal(context, subscription, 'subscription_cycle')
  const invoice = finalizeInvoice(context, draft)
  updateSubscription(context, subscription, { items, status, latest_invoice: invoice.id })
  collectRenewal(context, invoice)
}

/** Emits `invoice.upcoming`. */
export function announceRenewal(context: Context, subscription: Subscription): void {
  const { store } = context
  const upcoming = store.dryRun(() => draftRenewal(context, subscription, 'upcoming'))
  const { id: _id, ...withoutId } = upcoming
  store.put({ ...subscription, _announced: currentPeriod(subscription).end })
  emit(context, 'invoice.upcoming', render(withoutId, {}, store) as object)
}
