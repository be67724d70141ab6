import type Stripe from 'stripe'
import { asked, found, settled } from './payment-calls.ts'
import { type RemoteSubscription, subscriptionOf, toSubscription } from './payment-objects.ts'

/** What a subscription shall become. Asked again with the same key, the service repeats its answer. */
export interface SubscriptionChange {
  priceId: string
  quantity: number
  /** From when on the difference is reckoned; now when null. */
  prorationDate: Date | null
}

/** What a change would cost. */
export interface ChangeQuote {
  /** Cents charged at once; below 0 what is credited. */
  dueNow: number
  /** When the next period is paid. */
  renewsAt: Date
}

/** Subscriptions and what is paid for them. */
export interface PaymentSubscriptions {
  subscription(id: string): Promise<RemoteSubscription | null>
  /** All of a customer's that are not over, newest first. */
  subscriptionsOf(customerId: string): Promise<RemoteSubscription[]>
  /** One page of all that are not over; `next` is null after the last. */
  liveSubscriptions(after: string | null): Promise<{ items: RemoteSubscription[]; next: string | null }>
  /** Changes price and quantity at once; the difference is charged or credited at once, or nothing changes. */
  change(current: RemoteSubscription, change: SubscriptionChange, key: string): Promise<RemoteSubscription>
  quote(current: RemoteSubscription, change: SubscriptionChange): Promise<ChangeQuote>
  /** What the next period will cost, in cents; null when it does not renew. */
  nextAmount(subscriptionId: string): Promise<number | null>
  /** Whether it ends with its period. @returns null when it is over already */
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<RemoteSubscription | null>
  /** Ends it at once, without a last invoice. Harmless for one that is over. */
  cancelNow(id: string): Promise<void>
  /** The payments made for a subscription. */
  paymentsFor(subscriptionId: string): Promise<string[]>
  /** The subscription an invoice is for, if any. */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** At once and paid at once: an upgrade that cannot be paid does not happen, a downgrade becomes a credit. */
const atOnce = ({ itemId }: RemoteSubscription, { priceId, quantity, prorationDate }: SubscriptionChange) => ({
  items: [{ id: itemId, price: priceId, quantity }],
  proration_behavior: 'always_invoice' as const,
  ...(prorationDate && { proration_date: seconds(prorationDate) }),
})

/**
 * Next payment: the end of the period billed at the new price. The credit for unused time at the old price ends with the
 * old period, which may be a year later.
 */
function toQuote(invoice: Stripe.Invoice, newPriceId: string): ChangeQuote {
  const newLines = invoice.lines.data.filter(({ pricing }) => pricing?.price_details?.price === newPriceId)
  const ends = newLines.map(({ period }) => period.end)
  const renewsAt = new Date((ends.length > 0 ? Math.max(...ends) : invoice.period_end) * 1000)
  return { dueNow: invoice.total > 0 ? invoice.amount_due : invoice.total, renewsAt }
}

function paymentsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ payment }) => {
    const intent = payment.payment_intent
    return typeof intent === 'string' ? [intent] : intent ? [intent.id] : []
  })
}

export function paymentSubscriptions(stripe: Stripe): PaymentSubscriptions {
  const subscription = async (id: string) => {
    const known = await found(stripe.subscriptions.retrieve(id))
    return known && toSubscription(known)
  }
  return {
    subscription,
    subscriptionsOf: async (customer) =>
      (await asked(stripe.subscriptions.list({ customer, limit: 100 }))).data.map(toSubscription),
    liveSubscriptions: async (after) => {
      const page = await asked(stripe.subscriptions.list({ limit: 100, ...(after && { starting_after: after }) }))
      const items = page.data.map(toSubscription)
      return { items, next: page.has_more ? (items.at(-1)?.id ?? null) : null }
    },
    change: async (current, change, idempotencyKey) => {
      const params: Stripe.SubscriptionUpdateParams = {
        ...atOnce(current, change),
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      }
      return toSubscription(await asked(stripe.subscriptions.update(current.id, params, { idempotencyKey })))
    },
    quote: async (current, change) => {
      const subscription_details = { ...atOnce(current, change), cancel_at_period_end: false }
      const params = { customer: current.customerId, subscription: current.id, subscription_details }
      return toQuote(await asked(stripe.invoices.createPreview(params)), change.priceId)
    },
    nextAmount: async (id) => {
      const upcoming = await found(stripe.invoices.createPreview({ subscription: id }))
      return upcoming?.amount_due ?? null
    },
    setCancelAtPeriodEnd: async (id, cancel_at_period_end) => {
      const known = await subscription(id)
      if (!known || known.status === 'canceled' || known.cancelAtPeriodEnd === cancel_at_period_end) return known
      return toSubscription(await asked(stripe.subscriptions.update(id, { cancel_at_period_end })))
    },
    cancelNow: (id) => settled(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })),
    paymentsFor: async (id) => {
      const { data } = await asked(
        stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] }),
      )
      return data.flatMap(paymentsOf)
    },
    subscriptionOfInvoice: async (id) => {
      const invoice = await found(stripe.invoices.retrieve(id))
      return invoice && subscriptionOf(invoice)
    },
  }
}
