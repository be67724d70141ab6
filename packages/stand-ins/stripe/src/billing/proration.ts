import type { Context } from '../context.ts'
import { priceTotal } from '../money/price-total.ts'
import { prorate } from '../money/proration.ts'
import type { InvoiceItem } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import { formatDay, pricingOf } from './lines.ts'
import { getPrice, getProduct } from './lookup.ts'

/** A pending item that credits or charges the remainder of an item's period. */
function prorationItem(
  context: Context,
  subscription: Subscription,
  item: SubscriptionItem,
  from: number,
  kind: 'unused' | 'remaining',
): InvoiceItem {
  const price = getPrice(context, item.price)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const amount = prorate(priceTotal(price, item.quantity), period, from)
  const what = `${item.quantity} × ${getProduct(context, price.product).name}`
  const words = kind === 'unused' ? 'Nicht genutzte Zeit' : 'Verbleibende Zeit'
  return {
    object: 'invoiceitem',
    id: newId('ii'),
    date: context.clock.now(),
    created: context.clock.now(),
    amount: kind === 'unused' ? -amount : amount,
    currency: price.currency,
    customer: subscription.customer,
    description: `${words} für ${what} ab ${formatDay(from)}`,
    invoice: null,
    metadata: {},
    period: { start: from, end: period.end },
    pricing: pricingOf(price, price.unit_amount_decimal),
    proration: true,
    quantity: item.quantity,
    quantity_decimal: `${item.quantity}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, subscription_item: item.id },
    },
  }
}

/** Free prices add no line. */
function storeUnlessFree(context: Context, item: InvoiceItem): InvoiceItem[] {
  if (item.amount === 0) return []
  context.store.put(item)
  return [item]
}

/** Credits the unused time of old items and charges the remaining time of new ones. */
export function prorateItems(
  context: Context,
  subscription: Subscription,
  before: SubscriptionItem[],
  after: SubscriptionItem[],
  from: number,
): InvoiceItem[] {
  return [
    ...before.flatMap((item) => storeUnlessFree(context, prorationItem(context, subscription, item, from, 'unused'))),
    ...after.flatMap((item) => storeUnlessFree(context, prorationItem(context, subscription, item, from, 'remaining'))),
  ]
}
