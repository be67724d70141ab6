import type { Interval } from '@kostbar/contracts/pricing'
import type { Price, Product, ProductKind } from '@kostbar/contracts/products/schemas'
import type Stripe from 'stripe'

/** A price with the product it belongs to, as it can be bought. */
export interface Offer {
  product: Pick<Product, 'id' | 'name' | 'description' | 'kind'>
  price: Price
  /** Whether it is for sale at present. */
  active: boolean
}

/** A subscription as the payment service has it now. */
export interface RemoteSubscription {
  id: string
  customerId: string
  status: Stripe.Subscription.Status
  itemId: string
  priceId: string
  quantity: number
  cancelAtPeriodEnd: boolean
  periodStart: Date
  periodEnd: Date
  createdAt: Date
  latestInvoiceId: string | null
}

/** A visit to the payment service's pay page. */
export interface RemoteSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  url: string | null
  customerId: string | null
  subscriptionId: string | null
  paymentId: string | null
  /** Our purchase that it was opened for. */
  purchaseId: string | null
  /** Cents in all. */
  amount: number
}

/** An event of the payment service, reduced to what it is about. */
export interface RemoteEvent {
  id: string
  type: string
  objectId: string | null
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const date = (seconds: number) => new Date(seconds * 1000)

const kinds: Record<string, ProductKind> = {
  membership: 'MEMBERSHIP',
  client_slots: 'CLIENT_SLOTS',
  one_time: 'ONE_TIME',
}

const intervals: Record<string, Interval> = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

const tiersModes: Record<string, Price['tiersMode']> = { graduated: 'graduated', volume: 'volume' }

const sessionStatuses: Record<string, RemoteSession['status']> = { complete: 'complete', expired: 'expired' }

/** Whether our shape can say what the price costs: whole cents in euros, no flat fees, licensed use. */
function isSayable(price: Stripe.Price): boolean {
  const { currency, billing_scheme, unit_amount, tiers, recurring, type } = price
  const wholeTiers = tiers?.every((tier) => tier.unit_amount !== null && !tier.flat_amount)
  return (
    currency === 'eur' &&
    (type === 'one_time' || (recurring?.usage_type === 'licensed' && recurring.interval in intervals)) &&
    (billing_scheme === 'tiered' ? wholeTiers === true : unit_amount !== null)
  )
}

/** A price in the contract's shape; null when it cannot be said in it. Tiers must be expanded. */
function toPrice(price: Stripe.Price): Price | null {
  if (!isSayable(price)) return null
  const { id, recurring, unit_amount, tiers_mode, tiers, metadata } = price
  const discount = Number(metadata.discount)
  return {
    id,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    interval: intervals[recurring?.interval ?? ''] ?? null,
    intervalCount: recurring?.interval_count ?? null,
    discount: Number.isInteger(discount) && discount > 0 && discount < 100 ? discount : null,
    tiersMode: tiersModes[tiers_mode ?? ''] ?? null,
    priceTiers: (tiers ?? []).map((tier) => ({ upTo: tier.up_to, unitAmount: tier.unit_amount ?? 0 })),
  }
}

function toProductHead(product: Stripe.Product | Stripe.DeletedProduct): Offer['product'] | null {
  if ('deleted' in product && product.deleted) return null
  const { id, name, description, metadata } = product as Stripe.Product
  const kind = kinds[metadata.kind ?? '']
  return kind ? { id, name, description, kind } : null
}

/** A price with its product expanded; null when it is none of ours. */
export function toOffer(found: Stripe.Price): Offer | null {
  if (typeof found.product === 'string') return null
  const product = toProductHead(found.product)
  const price = toPrice(found)
  if (!product || !price) return null
  return { product, price, active: found.active && (found.product as Stripe.Product).active }
}

/** From short to long, then from cheap to dear: the order in which people compare. */
const length = ({ interval, intervalCount }: Price) =>
  (interval ? { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 }[interval] : 0) * (intervalCount ?? 1)

/** A product with its prices; null when it is none of ours or not for sale. */
export function toProduct(found: Stripe.Product, prices: readonly Stripe.Price[]): Product | null {
  const head = found.active ? toProductHead(found) : null
  if (!head) return null
  const productPrices = prices
    .flatMap((price) => toPrice(price) ?? [])
    .sort((one, other) => length(one) - length(other) || (one.unit_amount ?? 0) - (other.unit_amount ?? 0))
  return { ...head, images: found.images, productPrices }
}

/** @throws Error for a subscription without an item, which is none of ours */
export function toSubscription(found: Stripe.Subscription): RemoteSubscription {
  const [item] = found.items.data
  if (!item) throw new Error(`Subscription ${found.id} has no item`)
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    status: found.status,
    itemId: item.id,
    priceId: item.price.id,
    quantity: item.quantity ?? 1,
    cancelAtPeriodEnd: found.cancel_at_period_end,
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    createdAt: date(found.created),
    latestInvoiceId: idOf(found.latest_invoice),
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const toSession = (found: Stripe.Checkout.Session): RemoteSession => ({
  id: found.id,
  status: sessionStatuses[found.status ?? ''] ?? 'open',
  paid: found.payment_status !== 'unpaid',
  url: found.url ?? null,
  customerId: idOf(found.customer),
  subscriptionId: idOf(found.subscription),
  paymentId: idOf(found.payment_intent),
  purchaseId: uuid.test(found.metadata?.purchase ?? '') ? (found.metadata?.purchase ?? null) : null,
  amount: found.amount_total ?? 0,
})

/** The subscription an invoice is for, if any. */
export const subscriptionOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription)

/**
 * What an event is about. An upcoming invoice has no id yet: that is its subscription. A price is shown with its product
 * alone, and cannot be asked for any more once it is deleted: that is its product.
 */
function subjectOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type === 'invoice.upcoming') return subscriptionOf(object as Stripe.Invoice)
  if (type.startsWith('price.')) return idOf((object as Stripe.Price).product)
  return (object as { id?: string }).id ?? null
}

export const toEvent = (event: Stripe.Event): RemoteEvent => ({
  id: event.id,
  type: event.type,
  objectId: subjectOf(event),
})
