import type { Context } from '../context.ts'
import { addIntervals, sameRecurrence } from '../money/interval.ts'
import type { Metadata, Price } from '../objects/catalogue.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import { mergeMetadata } from '../wire/params.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { draftInvoice, pendingItems } from './invoices.ts'
import { getPrice } from './lookup.ts'
import { prorateItems } from './proration.ts'
import { currentPeriod, itemLines, recurrenceOf, withItems } from './subscriptions.ts'

export type ItemChange = {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
  metadata?: Metadata | null | undefined
  deleted?: boolean | undefined
}

export type Proration = 'create_prorations' | 'always_invoice' | 'none'

export type Changed = {
  subscription: Subscription
  /** Draft to pay at once; undefined when the change waits for the next invoice. */
  invoice: Invoice | undefined
}

function changedItem(context: Context, item: SubscriptionItem, change: ItemChange): SubscriptionItem {
  const price = change.price === undefined ? item.price : getPrice(context, change.price, 'items[0][price]').id
  const quantity = change.quantity ?? item.quantity
  return { ...item, price, quantity, metadata: mergeMetadata(item.metadata, change.metadata) }
}

function addedItem(context: Context, subscription: Subscription, change: ItemChange): SubscriptionItem {
  if (change.price === undefined)
    throw invalid('Missing required param: items[0][price].', 'items[0][price]', 'parameter_missing')
  const { start, end } = currentPeriod(subscription)
  return {
    object: 'subscription_item',
    id: newId('si'),
    created: context.clock.now(),
    current_period_start: start,
    current_period_end: end,
    metadata: change.metadata ?? {},
    price: getPrice(context, change.price, 'items[0][price]').id,
    quantity: change.quantity ?? 1,
    subscription: subscription.id,
  }
}

/** Items after a change: those with an id are changed or removed, those without are added, others stay. */
function applyChanges(context: Context, subscription: Subscription, changes: ItemChange[]): SubscriptionItem[] {
  const { data } = subscription.items
  for (const { id } of changes)
    if (id !== undefined && !data.some((item) => item.id === id)) throw missing('subscription item', id, 'items[0][id]')
  const remaining = data.flatMap((item) => {
    const change = changes.find(({ id }) => id === item.id)
    if (change?.deleted) return []
    return change ? [changedItem(context, item, change)] : [item]
  })
  const added = changes.filter(({ id }) => id === undefined).map((change) => addedItem(context, subscription, change))
  const items = [...remaining, ...added]
  if (items.length === 0) throw invalid('A subscription must have at least one active plan.', 'items')
  if (new Set(items.map(({ price }) => price)).size < items.length)
    throw invalid('A subscription cannot have two items with the same price.', 'items')
  return items
}

function firstPrice(context: Context, items: SubscriptionItem[]): Price {
  const prices = items.map(({ price }) => getPrice(context, price))
  const [first] = prices
  if (!first) throw invalid('A subscription must have at least one active plan.', 'items')
  if (
    prices.some(
      (price) => !sameRecurrence(recurrenceOf(price), recurrenceOf(first)) || price.currency !== first.currency,
    )
  )
    throw invalid('Currency and interval fields must match across all plans on this subscription.', 'items')
  return first
}

const isChanged = (item: SubscriptionItem, other: SubscriptionItem | undefined): boolean =>
  item.price !== other?.price || item.quantity !== other.quantity

type Change = { items: ItemChange[]; proration: Proration; from: number }

/** Resets the billing cycle: credits the old period's remainder, bills a whole new period at once. */
function restartCycle(
  context: Context,
  subscription: Subscription,
  items: SubscriptionItem[],
  change: Change,
): Changed {
  const { from, proration } = change
  const now = context.clock.now()
  const period = { start: now, end: addIntervals(now, recurrenceOf(firstPrice(context, items))) }
  const data = items.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }))
  if (proration !== 'none' && subscription.status !== 'trialing')
    prorateItems(context, subscription, subscription.items.data, [], from)
  const restarted = { ...withItems(subscription, data), billing_cycle_anchor: now, trial_end: null }
  const status = subscription.status === 'trialing' ? ('active' as const) : subscription.status
  const next: Subscription = { ...restarted, status }
  const { customer } = subscription
  const invoice = draftInvoice(
    context,
    {
      customer,
      subscription: next,
      reason: 'subscription_update',
      lines: itemLines(context, next, period),
      period: { start: now, end: now },
      prorationDate: from,
    },
    pendingItems(context, customer, subscription.id),
  )
  return { subscription: next, invoice }
}

/** Changes items within the current period. */
function changeWithinPeriod(
  context: Context,
  subscription: Subscription,
  items: SubscriptionItem[],
  change: Change,
): Changed {
  const { from, proration } = change
  const next = withItems(subscription, items)
  if (proration === 'none' || subscription.status === 'trialing') return { subscription: next, invoice: undefined }
  const { data } = subscription.items
  const before = data.filter((item) =>
    isChanged(
      item,
      items.find(({ id }) => id === item.id),
    ),
  )
  const after = items.filter((item) =>
    isChanged(
      item,
      data.find(({ id }) => id === item.id),
    ),
  )
  prorateItems(context, next, before, after, from)
  const { customer } = subscription
  const pending = pendingItems(context, customer, subscription.id)
  if (proration !== 'always_invoice' || pending.length === 0) return { subscription: next, invoice: undefined }
  const now = context.clock.now()
  const period = { start: now, end: now }
  const draft = {
    customer,
    subscription: next,
    reason: 'subscription_update' as const,
    lines: [],
    period,
    prorationDate: from,
  }
  return { subscription: next, invoice: draftInvoice(context, draft, pending) }
}

/** Changes the items; what is due at once is returned as a draft, not yet charged. */
export function changeItems(context: Context, subscription: Subscription, change: Change): Changed {
  const items = applyChanges(context, subscription, change.items)
  const { start, end } = currentPeriod(subscription)
  if (change.from < start || change.from > end)
    throw invalid(`Cannot specify \`proration_date\` outside of current subscription's period.`, 'proration_date')
  const old = firstPrice(context, subscription.items.data)
  const hasSameInterval = sameRecurrence(recurrenceOf(old), recurrenceOf(firstPrice(context, items)))
  return hasSameInterval
    ? changeWithinPeriod(context, subscription, items, change)
    : restartCycle(context, subscription, items, change)
}

/** Ends a trial: the first period starts and is due now. */
export const endTrial = (context: Context, subscription: Subscription): Changed =>
  restartCycle(context, subscription, subscription.items.data, {
    items: [],
    proration: 'none',
    from: context.clock.now(),
  })
