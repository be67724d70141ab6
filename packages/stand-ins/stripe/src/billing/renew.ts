import { emit } from '../events/emit.ts'
import { nextPeriodEnd } from '../money/interval.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { render } from '../wire/render.ts'
import type { World } from '../world.ts'
import { endSubscription } from './cancel.ts'
import { collectRenewal } from './collect.ts'
import { draftInvoice, finalizeInvoice, pendingItems } from './invoices.ts'
import { getPrice } from './lookup.ts'
import { currentPeriod, itemLines, recurrenceOf, updateSubscription, withItems } from './subscriptions.ts'

/** The subscription in its next period. */
function inNextPeriod(world: World, subscription: Subscription): Subscription {
  const { end: start } = currentPeriod(subscription)
  const [first] = subscription.items.data
  const recurrence = recurrenceOf(getPrice(world, first?.price ?? ''))
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurrence, start)
  return withItems(
    subscription,
    subscription.items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
  )
}

/** The invoice of a subscription's next period, as it would be written at the end of this one. */
export function draftRenewal(
  world: World,
  subscription: Subscription,
  reason: 'subscription_cycle' | 'upcoming',
): Invoice {
  const next = inNextPeriod(world, subscription)
  const { customer } = subscription
  const lines = itemLines(world, next, currentPeriod(next))
  return draftInvoice(
    world,
    { customer, subscription, reason, lines, period: currentPeriod(subscription) },
    pendingItems(world, customer, subscription.id),
  )
}

/** What happens at the end of a period: a new one begins and is charged, or the subscription ends. */
export function renew(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, 'cancellation_requested')
    return
  }
  const { items } = inNextPeriod(world, subscription)
  const status = subscription.status === 'trialing' ? 'active' : subscription.status
  const draft = draftRenewal(world, subscription, 'subscription_cycle')
  const invoice = finalizeInvoice(world, draft)
  updateSubscription(world, subscription, { items, status, latest_invoice: invoice.id })
  collectRenewal(world, invoice)
}

/** Tells of the invoice that is coming, some days ahead. */
export function announceRenewal(world: World, subscription: Subscription): void {
  const { store } = world
  const upcoming = store.rehearse(() => draftRenewal(world, subscription, 'upcoming'))
  const { id: _id, ...withoutId } = upcoming
  store.put({ ...subscription, _announced: currentPeriod(subscription).end })
  emit(world, 'invoice.upcoming', render(withoutId, {}, store) as object)
}
