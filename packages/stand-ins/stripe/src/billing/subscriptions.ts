import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import { addIntervals } from '../money/interval.ts'
import type { Metadata, Price } from '../objects/catalogue.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import { invalid } from '../wire/stripe-error.ts'
import { attemptInvoice } from './attempt-invoice.ts'
import type { Payment, Presence } from './charge.ts'
import { draftInvoice, finalizeInvoice, pendingItems } from './invoices.ts'
import { type Line, priceLines } from './lines.ts'
import { getPrice } from './lookup.ts'

export type ItemParams = { price: Price; quantity: number; metadata: Metadata; id?: string }

export type SubscriptionParams = {
  id?: string
  customer: string
  items: ItemParams[]
  metadata: Metadata
  description: string | null
  trialEnd: number | null
  defaultMethod: string | null
}

/** Stores a changed subscription and emits its event. */
export function updateSubscription(
  context: Context,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after = { ...before, ...change }
  context.store.put(after)
  emit(context, 'customer.subscription.updated', after, before)
  return after
}

/** The current period, shared by all items. */
export function currentPeriod({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

export const withItems = (subscription: Subscription, data: SubscriptionItem[]): Subscription => ({
  ...subscription,
  items: { ...subscription.items, data, total_count: data.length },
})

/** The billing interval of a price. @throws StripeError for one-time prices */
export function recurrenceOf(price: Price): NonNullable<Price['recurring']> {
  if (price.recurring) return price.recurring
  throw invalid(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    'items[0][price]',
  )
}

/** Invoice lines of a subscription's items for a period. */
export const itemLines = (context: Context, { items }: Subscription, period: { start: number; end: number }): Line[] =>
  items.data.flatMap((item) => priceLines(context, getPrice(context, item.price), item.quantity, period, item))

/** Creates a subscription starting now, without charging. */
export function openSubscription(context: Context, params: SubscriptionParams): Subscription {
  const now = context.clock.now()
  const id = params.id ?? newId('sub')
  const [first] = params.items
  if (!first) throw invalid('Missing required param: items.', 'items', 'parameter_missing')
  const end = params.trialEnd ?? addIntervals(now, recurrenceOf(first.price))
  const data = params.items.map(
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
    billing_cycle_anchor: params.trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: first.price.currency,
    customer: params.customer,
    default_payment_method: params.defaultMethod,
    description: params.description,
    ended_at: null,
    items: {
      object: 'list',
      data,
      has_more: false,
      total_count: data.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: params.metadata,
    status: params.trialEnd ? 'trialing' : 'incomplete',
    trial_end: params.trialEnd,
    trial_start: params.trialEnd ? now : null,
    _announced: null,
  }
}

/** Invoice lines of a free trial. */
const trialLines = (context: Context, subscription: Subscription, period: { start: number; end: number }): Line[] =>
  itemLines(context, subscription, period).map((line) => ({ ...line, amount: 0, subtotal: 0 }))

/** Creates a subscription starting now, with the open invoice of its first period. */
export function openInvoiced(
  context: Context,
  params: SubscriptionParams,
): { subscription: Subscription; invoice: Invoice } {
  const opened = openSubscription(context, params)
  context.store.put(opened)
  const now = context.clock.now()
  const period = currentPeriod(opened)
  const lines = params.trialEnd ? trialLines(context, opened, period) : itemLines(context, opened, period)
  const draft = draftInvoice(
    context,
    {
      customer: params.customer,
      subscription: opened,
      reason: 'subscription_create',
      lines,
      period: { start: now, end: now },
    },
    pendingItems(context, params.customer, opened.id),
  )
  const invoice = finalizeInvoice(context, draft)
  return { subscription: { ...opened, latest_invoice: invoice.id }, invoice }
}

export type Started = { subscription: Subscription; invoice: Invoice; payment: Payment | null }

/** Starts a subscription and charges its first period; `incomplete` when declined. */
export function startSubscription(
  context: Context,
  params: SubscriptionParams,
  method: PaymentMethod | undefined,
  presence: Presence,
): Started {
  const opened = openInvoiced(context, params)
  const { invoice, payment } = attemptInvoice(context, opened.invoice, method, presence)
  const isPaid = invoice.status === 'paid'
  const subscription: Subscription = {
    ...opened.subscription,
    status: params.trialEnd ? 'trialing' : isPaid ? 'active' : 'incomplete',
  }
  context.store.put(subscription)
  emit(context, 'customer.subscription.created', subscription)
  return { subscription, invoice, payment }
}
