import { emit } from '../events/emit.ts'
import { addIntervals } from '../money/interval.ts'
import type { Metadata, Price } from '../objects/catalogue.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'
import { attemptInvoice } from './attempt-invoice.ts'
import type { Payment, Presence } from './charge.ts'
import { draftInvoice, finalizeInvoice, pendingItems } from './invoices.ts'
import { type Line, priceLines } from './lines.ts'
import { getPrice } from './lookup.ts'

export type ItemOrder = { price: Price; quantity: number; metadata: Metadata; id?: string }

export type SubscriptionOrder = {
  id?: string
  customer: string
  items: ItemOrder[]
  metadata: Metadata
  description: string | null
  trialEnd: number | null
  defaultMethod: string | null
}

/** Keeps a changed subscription and tells of it. */
export function updateSubscription(world: World, before: Subscription, change: Partial<Subscription>): Subscription {
  const after = { ...before, ...change }
  world.store.put(after)
  emit(world, 'customer.subscription.updated', after, before)
  return after
}

/** The period a subscription is in; all of its items share it. */
export function currentPeriod({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

export const withItems = (subscription: Subscription, data: SubscriptionItem[]): Subscription => ({
  ...subscription,
  items: { ...subscription.items, data, total_count: data.length },
})

/** How often a price is billed; only such prices can be subscribed to. */
export function recurrenceOf(price: Price): NonNullable<Price['recurring']> {
  if (price.recurring) return price.recurring
  throw invalid(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    'items[0][price]',
  )
}

/** The lines of a subscription's items for a period. */
export const itemLines = (world: World, { items }: Subscription, period: { start: number; end: number }): Line[] =>
  items.data.flatMap((item) => priceLines(world, getPrice(world, item.price), item.quantity, period, item))

/** Writes a subscription that begins now, without charging anything. */
export function openSubscription(world: World, order: SubscriptionOrder): Subscription {
  const now = world.clock.now()
  const id = order.id ?? newId('sub')
  const [first] = order.items
  if (!first) throw invalid('Missing required param: items.', 'items', 'parameter_missing')
  const end = order.trialEnd ?? addIntervals(now, recurrenceOf(first.price))
  const data = order.items.map(
    ({ price, quantity, metadata, id: itemId }): SubscriptionItem => ({
      object: 'subscription_item',
      id: itemId ?? newId('si'),
      created: now,
      current_period_start: now,
      current_period_end: end,
      metadata,
      price: price.id,
      quantity,
      subscription: id,
    }),
  )
  return {
    object: 'subscription',
    id,
    created: now,
    start_date: now,
    billing_cycle_anchor: order.trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: first.price.currency,
    customer: order.customer,
    default_payment_method: order.defaultMethod,
    description: order.description,
    ended_at: null,
    items: {
      object: 'list',
      data,
      has_more: false,
      total_count: data.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: order.metadata,
    status: order.trialEnd ? 'trialing' : 'incomplete',
    trial_end: order.trialEnd,
    trial_start: order.trialEnd ? now : null,
    _announced: null,
  }
}

/** The lines for a period of trial, which costs nothing. */
const trialLines = (world: World, subscription: Subscription, period: { start: number; end: number }): Line[] =>
  itemLines(world, subscription, period).map((line) => ({ ...line, amount: 0, subtotal: 0 }))

export type Started = { subscription: Subscription; invoice: Invoice; payment: Payment | null }

/** Begins a subscription and charges its first period; it stays `incomplete` when that is refused. */
export function startSubscription(
  world: World,
  order: SubscriptionOrder,
  method: PaymentMethod | undefined,
  presence: Presence,
): Started {
  const opened = openSubscription(world, order)
  world.store.put(opened)
  const now = world.clock.now()
  const period = currentPeriod(opened)
  const lines = order.trialEnd ? trialLines(world, opened, period) : itemLines(world, opened, period)
  const draft = draftInvoice(
    world,
    {
      customer: order.customer,
      subscription: opened,
      reason: 'subscription_create',
      lines,
      period: { start: now, end: now },
    },
    pendingItems(world, order.customer, opened.id),
  )
  const { invoice, payment } = attemptInvoice(world, finalizeInvoice(world, draft), method, presence)
  const isPaid = invoice.status === 'paid'
  const subscription: Subscription = {
    ...opened,
    latest_invoice: invoice.id,
    status: order.trialEnd ? 'trialing' : isPaid ? 'active' : 'incomplete',
  }
  world.store.put(subscription)
  emit(world, 'customer.subscription.created', subscription)
  return { subscription, invoice, payment }
}
