import type Stripe from 'stripe'
import { awaitCall, ignoreRejection, orNull } from './calls.ts'
import { duplicateMark, hasEnded, type RemoteSubscription, subscriptionIdOf, toSubscription } from './mapping.ts'

/** Target state of a subscription. */
export interface SubscriptionChange {
  priceId: string
  quantity: number
  /** Time for which the proration is calculated; now when null. */
  prorationDate: Date | null
}

export interface ChangeQuote {
  /** Cents charged at once; negative for a credit. */
  dueNow: number
  /** Start of the next billing period. */
  renewsAt: Date
}

/** Amounts of a renewal in cents. */
export interface Renewal {
  total: number
  /** What is debited: less than the total with a credit of the customer, more with an old debt. */
  due: number
}

/** Subscriptions and their invoices. */
export interface PaymentSubscriptions {
  /** A subscription with its customer's credit; null for an unknown one. */
  subscription(id: string): Promise<RemoteSubscription | null>
  /** A customer's subscriptions except ended ones, newest first. */
  subscriptionsOf(customerId: string): Promise<RemoteSubscription[]>
  /** One page of all subscriptions except cancelled ones; `next` is the cursor of the next page, null after the last. */
  liveSubscriptions(after: string | null): Promise<{ items: RemoteSubscription[]; next: string | null }>
  /** Changes price and quantity at once; the difference is charged or credited at once, or nothing changes. */
  change(current: RemoteSubscription, change: SubscriptionChange, idempotencyKey: string): Promise<RemoteSubscription>
  quoteChange(current: RemoteSubscription, change: SubscriptionChange): Promise<ChangeQuote>
  /** The next renewal; null when the subscription does not renew. */
  nextRenewal(subscriptionId: string): Promise<Renewal | null>
  /** Sets whether a subscription ends with its current period; idempotent. @returns null when it does not exist */
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<RemoteSubscription | null>
  /** Cancels immediately, without a final invoice. Idempotent. */
  cancelNow(id: string): Promise<void>
  /** The same for one whose owner has another, which it remembers. Idempotent. */
  cancelDuplicate(id: string): Promise<void>
  /** Ids of the payments made for a subscription. */
  paymentsFor(subscriptionId: string): Promise<string[]>
  /** Id of the subscription an invoice belongs to, if any. */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** Update that invoices the difference at once: an upgrade that cannot be paid fails, a downgrade becomes a credit. */
const toUpdateParams = ({ itemId }: RemoteSubscription, { priceId, quantity, prorationDate }: SubscriptionChange) => ({
  items: [{ id: itemId, price: priceId, quantity }],
  proration_behavior: 'always_invoice' as const,
  ...(prorationDate && { proration_date: toSeconds(prorationDate) }),
})

/**
 * Quote of a change from its invoice preview. The next payment is due at the end of the period billed at the new price;
 * the credit for unused time at the old price ends with the old period, which may be a year later. Shortly before the
 * end of a period that continues, the difference rounds to zero and has no line: the preview is then the next renewal,
 * and nothing is charged before it.
 */
function toQuote(invoice: Stripe.Invoice, newPriceId: string, currentPeriodEnd: Date): ChangeQuote {
  const lines = invoice.lines.data.filter(({ period }) => period.start < toSeconds(currentPeriodEnd))
  const periodEnds = lines
    .filter(({ pricing }) => pricing?.price_details?.price === newPriceId)
    .map(({ period }) => period.end)
  const renewsAt = periodEnds.length > 0 ? new Date(Math.max(...periodEnds) * 1000) : currentPeriodEnd
  if (lines.length === 0) return { dueNow: 0, renewsAt }
  return { dueNow: invoice.total > 0 ? invoice.amount_due : invoice.total, renewsAt }
}

function paymentIdsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ payment }) => {
    const intent = payment.payment_intent
    return typeof intent === 'string' ? [intent] : intent ? [intent.id] : []
  })
}

export function paymentSubscriptions(stripe: Stripe): PaymentSubscriptions {
  const fetchSubscription = async (id: string) => {
    const subscription = await orNull(stripe.subscriptions.retrieve(id, { expand: ['customer'] }))
    return subscription && toSubscription(subscription)
  }
  const cancelNow = (id: string) =>
    ignoreRejection(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }))
  return {
    subscription: fetchSubscription,
    subscriptionsOf: async (customer) => {
      // Without a status Stripe lists all but cancelled ones, also those whose first payment was never made.
      const { data } = await awaitCall(stripe.subscriptions.list({ customer, limit: 100 }))
      return data.map(toSubscription).filter((subscription) => !hasEnded(subscription))
    },
    liveSubscriptions: async (after) => {
      const page = await awaitCall(stripe.subscriptions.list({ limit: 100, ...(after && { starting_after: after }) }))
      const items = page.data.map(toSubscription)
      return { items, next: page.has_more ? (items.at(-1)?.id ?? null) : null }
    },
    change: async (current, change, idempotencyKey) => {
      const params: Stripe.SubscriptionUpdateParams = {
        ...toUpdateParams(current, change),
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      }
      return toSubscription(await awaitCall(stripe.subscriptions.update(current.id, params, { idempotencyKey })))
    },
    quoteChange: async (current, change) => {
      const subscription_details = { ...toUpdateParams(current, change), cancel_at_period_end: false }
      const params = { customer: current.customerId, subscription: current.id, subscription_details }
      return toQuote(await awaitCall(stripe.invoices.createPreview(params)), change.priceId, current.periodEnd)
    },
    nextRenewal: async (id) => {
      const upcoming = await orNull(stripe.invoices.createPreview({ subscription: id }))
      return upcoming && { total: upcoming.total, due: upcoming.amount_due }
    },
    setCancelAtPeriodEnd: async (id, cancel_at_period_end) => {
      const current = await fetchSubscription(id)
      if (!current || current.status === 'canceled' || current.cancelAtPeriodEnd === cancel_at_period_end)
        return current
      return toSubscription(await awaitCall(stripe.subscriptions.update(id, { cancel_at_period_end })))
    },
    cancelNow,
    cancelDuplicate: async (id) => {
      await awaitCall(stripe.subscriptions.update(id, { metadata: duplicateMark }))
      await cancelNow(id)
    },
    paymentsFor: async (id) => {
      const { data } = await awaitCall(
        stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] }),
      )
      return data.flatMap(paymentIdsOf)
    },
    subscriptionOfInvoice: async (id) => {
      const invoice = await orNull(stripe.invoices.retrieve(id))
      return invoice && subscriptionIdOf(invoice)
    },
  }
}
