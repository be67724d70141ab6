import { priceTotal } from '../money/price-total.ts'
import { prorate } from '../money/proration.ts'
import type { InvoiceItem } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import type { World } from '../world.ts'
import { formatDay, pricingOf } from './lines.ts'
import { getPrice, getProduct } from './lookup.ts'

/** Credit for, or charge of, the rest of an item's period from a moment on, onto the next invoice. */
function prorationItem(
  world: World,
  subscription: Subscription,
  item: SubscriptionItem,
  from: number,
  kind: 'unused' | 'remaining',
): InvoiceItem {
  const price = getPrice(world, item.price)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const amount = prorate(priceTotal(price, item.quantity), period, from)
  const what = `${item.quantity} × ${getProduct(world, price.product).name}`
  const words = kind === 'unused' ? 'Nicht genutzte Zeit' : 'Verbleibende Zeit'
  return {
    object: 'invoiceitem',
    id: newId('ii'),
    date: world.clock.now(),
    created: world.clock.now(),
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

/** A price without cost leaves no line. */
function keep(world: World, item: InvoiceItem): InvoiceItem[] {
  if (item.amount === 0) return []
  world.store.put(item)
  return [item]
}

/** Credits the unused rest of items, and charges the rest of what they have become. */
export function prorateItems(
  world: World,
  subscription: Subscription,
  before: SubscriptionItem[],
  after: SubscriptionItem[],
  from: number,
): InvoiceItem[] {
  return [
    ...before.flatMap((item) => keep(world, prorationItem(world, subscription, item, from, 'unused'))),
    ...after.flatMap((item) => keep(world, prorationItem(world, subscription, item, from, 'remaining'))),
  ]
}
