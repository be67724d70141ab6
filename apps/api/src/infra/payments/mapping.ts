import { type Interval, savingAgainstMonthly } from '@kostbar/contracts/pricing'
import type { Price, Product, ProductKind } from '@kostbar/contracts/products/schemas'
import type Stripe from 'stripe'

/** A price together with its product. */
export interface Offer {
  product: Pick<Product, 'id' | 'name' | 'description' | 'kind' | 'includesCoaching'>
  price: Price
  /** Whether price and product are for sale. */
  active: boolean
}

/** A subscription as the payment service returned it. */
export interface RemoteSubscription {
  id: string
  customerId: string
  status: Stripe.Subscription.Status
  itemId: string
  priceId: string
  quantity: number
  cancelAtPeriodEnd: boolean
  /** Whether it was cancelled because its owner has another. */
  isCancelledDuplicate: boolean
  periodStart: Date
  periodEnd: Date
  createdAt: Date
  latestInvoiceId: string | null
  /** Id of the purchase intent, from the metadata; null unless it was bought at a checkout of this shop. */
  purchaseIntentId: string | null
  /** Credit of the customer in cents; null when the subscription was fetched without its customer. */
  customerCredit: number | null
}

/** Whether a subscription has ended for good, also because its first payment was never made. */
export const hasEnded = ({ status }: Pick<RemoteSubscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** A checkout session: the hosted pay page of one purchase. */
export interface CheckoutSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  url: string | null
  customerId: string | null
  subscriptionId: string | null
  paymentId: string | null
  /** Whether its payment is on the way, which may take days; false unless the session was fetched by its id. */
  paymentPending: boolean
  /** Whether its payment was on the way and has failed; false unless the session was fetched by its id. */
  paymentFailed: boolean
  /** Id of the purchase intent, from the metadata. */
  purchaseIntentId: string | null
  /** Id of the buyer's account. */
  userId: string | null
  /** Cents. */
  amount: number
}

/** A refund of a payment, or of a part of it. */
export interface Refund {
  id: string
  /** Cents. */
  amount: number
  /** Whether it failed or was cancelled: the money stays with, or came back to, the operator. */
  failed: boolean
  customerId: string | null
  createdAt: Date
}

/** A webhook event: its type and the object it refers to. */
export interface WebhookEvent {
  id: string
  type: string
  objectId: string | null
}

/** Id of an object that may be expanded. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const date = (seconds: number) => new Date(seconds * 1000)

const kinds: Record<string, ProductKind> = {
  membership: 'MEMBERSHIP',
  client_slots: 'CLIENT_SLOTS',
  one_time: 'ONE_TIME',
}

const intervals: Record<string, Interval> = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

const tiersModes: Record<string, Price['tiersMode']> = { graduated: 'graduated', volume: 'volume' }

const sessionStatuses: Record<string, CheckoutSession['status']> = { complete: 'complete', expired: 'expired' }

/** Whether the contract can express the price: whole euro cents, no flat fees, licensed usage. */
function isSupported(price: Stripe.Price): boolean {
  const { currency, billing_scheme, unit_amount, tiers, recurring, type } = price
  const wholeTiers = tiers?.every((tier) => tier.unit_amount !== null && !tier.flat_amount)
  return (
    currency === 'eur' &&
    (type === 'one_time' || (recurring?.usage_type === 'licensed' && recurring.interval in intervals)) &&
    (billing_scheme === 'tiered' ? wholeTiers === true : unit_amount !== null)
  )
}

/** Maps a price, whose tiers must be expanded; null when it is unsupported. */
function toPrice(price: Stripe.Price): Price | null {
  if (!isSupported(price)) return null
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

function toProductSummary(product: Stripe.Product | Stripe.DeletedProduct): Offer['product'] | null {
  if ('deleted' in product && product.deleted) return null
  const { id, name, description, metadata } = product as Stripe.Product
  const kind = kinds[metadata.kind ?? '']
  return kind ? { id, name, description, kind, includesCoaching: metadata.coaching === 'true' } : null
}

/** Maps a price whose product is expanded; null for a product that is not of this shop or an unsupported price. */
export function toOffer(stripePrice: Stripe.Price): Offer | null {
  if (typeof stripePrice.product === 'string') return null
  const product = toProductSummary(stripePrice.product)
  const price = toPrice(stripePrice)
  if (!product || !price) return null
  return { product, price, active: stripePrice.active && (stripePrice.product as Stripe.Product).active }
}

/** Length of a price's period in days, by which prices are sorted (then by amount); 0 for a one-time price. */
const periodDays = ({ interval, intervalCount }: Price) =>
  (interval ? { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 }[interval] : 0) * (intervalCount ?? 1)

/** Price whose stated discount is limited to what it saves against the monthly price. */
function withProvenDiscount(price: Price, prices: readonly Price[]): Price {
  const saving = savingAgainstMonthly(price, prices)
  return { ...price, discount: price.discount && saving && Math.min(price.discount, saving) }
}

/** Maps a product with its prices; null for a product that is not of this shop or not for sale. */
export function toProduct(stripeProduct: Stripe.Product, prices: readonly Stripe.Price[]): Product | null {
  const summary = stripeProduct.active ? toProductSummary(stripeProduct) : null
  if (!summary) return null
  const productPrices = prices
    .flatMap((price) => toPrice(price) ?? [])
    .sort((one, other) => periodDays(one) - periodDays(other) || (one.unit_amount ?? 0) - (other.unit_amount ?? 0))
  return {
    ...summary,
    images: stripeProduct.images,
    productPrices: productPrices.map((price) => withProvenDiscount(price, productPrices)),
  }
}

/** Credit of a customer in cents. Stripe's balance is negative for credit, positive for debt. */
export const creditOf = (customer: Stripe.Customer | Stripe.DeletedCustomer): number =>
  customer.deleted ? 0 : Math.max(0, -customer.balance)

/** Metadata of a subscription that is cancelled because its owner has another. Only this shop can write it. */
export const duplicateMark = { duplicate: 'true' }

/** Maps a subscription. @throws Error for one without an item, which this shop never creates */
export function toSubscription(subscription: Stripe.Subscription): RemoteSubscription {
  const [item] = subscription.items.data
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`)
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    itemId: item.id,
    priceId: item.price.id,
    quantity: item.quantity ?? 1,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    isCancelledDuplicate:
      subscription.status === 'canceled' && subscription.metadata.duplicate === duplicateMark.duplicate,
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    createdAt: date(subscription.created),
    latestInvoiceId: idOf(subscription.latest_invoice),
    purchaseIntentId: uuidOrNull(subscription.metadata.purchase),
    customerCredit: typeof subscription.customer === 'string' ? null : creditOf(subscription.customer),
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const uuidOrNull = (text: string | null | undefined): string | null => (text && uuid.test(text) ? text : null)

/** Status of an object that may be expanded; null unless it is. */
const statusIfExpanded = <S extends string>(reference: string | { status: S } | null): S | null =>
  typeof reference === 'string' ? null : (reference?.status ?? null)

const failedPayments: ReadonlySet<Stripe.PaymentIntent.Status | null> = new Set(['requires_payment_method', 'canceled'])
/** Not `canceled`: a subscription can be cancelled while its payment is on the way. */
const unpaidSubscriptions: ReadonlySet<Stripe.Subscription.Status | null> = new Set([
  'past_due',
  'unpaid',
  'incomplete_expired',
])

/** State of a session's payment. Payment and subscription must be expanded: a subscription's session has no payment. */
function paymentOf({ status, payment_status, payment_intent, subscription }: Stripe.Checkout.Session) {
  const payment = statusIfExpanded(payment_intent)
  const isUnpaid = status === 'complete' && payment_status === 'unpaid'
  return {
    paymentPending: payment === 'processing',
    paymentFailed: isUnpaid && (failedPayments.has(payment) || unpaidSubscriptions.has(statusIfExpanded(subscription))),
  }
}

export const toSession = (session: Stripe.Checkout.Session): CheckoutSession => ({
  id: session.id,
  status: sessionStatuses[session.status ?? ''] ?? 'open',
  paid: session.payment_status !== 'unpaid',
  url: session.url ?? null,
  customerId: idOf(session.customer),
  subscriptionId: idOf(session.subscription),
  paymentId: idOf(session.payment_intent),
  ...paymentOf(session),
  purchaseIntentId: uuidOrNull(session.metadata?.purchase),
  userId: uuidOrNull(session.client_reference_id),
  amount: session.amount_total ?? 0,
})

export const toRefund = ({ id, amount, status, customer, created }: Stripe.Refund): Refund => ({
  id,
  amount,
  failed: status === 'failed' || status === 'canceled',
  customerId: idOf(customer),
  createdAt: date(created),
})

/** Id of the subscription an invoice belongs to, if any. */
export const subscriptionIdOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription)

/** Types of events about refunds: of a charge, or of a refund. */
const refundEvents = /^(charge\.refund|refund\.)/

/**
 * Id of the object an event refers to. For an upcoming invoice, which has no id yet, the id of its subscription. For a
 * price the id of its product: a deleted price cannot be fetched, and prices are cached per product. For a refund the id
 * of its payment, all of whose refunds are fetched.
 */
function objectIdOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type === 'invoice.upcoming') return subscriptionIdOf(object as Stripe.Invoice)
  if (type.startsWith('price.')) return idOf((object as Stripe.Price).product)
  if (refundEvents.test(type)) return idOf((object as Stripe.Charge | Stripe.Refund).payment_intent)
  return (object as { id?: string }).id ?? null
}

export const toWebhookEvent = (event: Stripe.Event): WebhookEvent => ({
  id: event.id,
  type: event.type,
  objectId: objectIdOf(event),
})
