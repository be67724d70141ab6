import { formatEuro } from '@kostbar/contracts/money-format'
import { totalAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/products/schemas'
import type { Tx } from '../../infra/database.ts'
import { formatDate } from '../../infra/date-format.ts'
import type { RemoteSubscription } from '../../infra/payments/mapping.ts'
import type { Renewal } from '../../infra/payments/subscriptions.ts'
import type { Mails } from '../mail/service.ts'
import { formatPrice, formatProposalBy } from './format.ts'
import { graceEnd, type SubscriptionKind, type SubscriptionStatus } from './status.ts'

/** The stored subscription before a snapshot is applied. */
export interface StoredSubscription {
  kind: SubscriptionKind
  status: SubscriptionStatus
  quantity: number
  priceId: string | null
  cancelAtPeriodEnd: boolean
  coachingSince: Date | null
  fetchedAt: Date | null
}

interface SubscriptionUpdate {
  userId: string
  /** Undefined for a new subscription. */
  stored: StoredSubscription | undefined
  status: SubscriptionStatus
  subscription: RemoteSubscription
  fetchedAt: Date
}

/**
 * Owner, status and formatted template variables of a stored subscription.
 * @param amount cents; by default those of a period
 */
async function templateData(tx: Tx, stripeId: string, amount?: number) {
  const row = await tx
    .selectFrom('subscriptions')
    .select((eb) => [
      'product_name',
      'unit_amount',
      eb.ref('tiers_mode').$castTo<Price['tiersMode']>().as('tiersMode'),
      eb.ref('price_tiers').$castTo<Price['priceTiers']>().as('priceTiers'),
      'interval',
      'interval_count as intervalCount',
      'quantity',
      'kind',
      'status',
      'user_id as userId',
      'current_period_end as periodEnd',
      'coaching_since as coachingSince',
      eb
        .selectFrom('payment_customers')
        .select('credit')
        .whereRef('payment_customers.user_id', '=', 'subscriptions.user_id')
        .as('credit'),
      eb
        .exists(
          eb
            .selectFrom('purchases')
            .select('purchases.id')
            .whereRef('purchases.user_id', '=', 'subscriptions.user_id')
            .whereRef('purchases.price_id', '=', 'subscriptions.price_id')
            .where('purchases.state', '<>', 'FAILED')
            .where('purchases.start_requested_at', 'is not', null),
        )
        .as('startRequested'),
      eb.fn.coalesce('ended_at', 'past_due_since', 'current_period_end').as('unpaidSince'),
    ])
    .where('stripe_id', '=', stripeId)
    .executeTakeFirst()
  if (!row) return null
  const { kind, quantity, status, userId } = row
  const name = row.product_name ?? ''
  const product = kind === 'CLIENT_SLOTS' ? `${name}: ${quantity}` : name
  const price = formatPrice(amount ?? totalAmount(row, quantity), row)
  const coaching = row.coachingSince !== null
  const accessEnd = graceEnd(row.unpaidSince)
  const variables = {
    product,
    price,
    coaching,
    business: kind === 'CLIENT_SLOTS',
    startRequested: Boolean(row.startRequested),
    date: formatDate(row.periodEnd),
    ...(accessEnd > new Date() && { openUntil: formatDate(accessEnd) }),
    ...(row.credit && { credit: formatEuro(row.credit) }),
    ...(row.coachingSince && { proposalBy: formatProposalBy(row.coachingSince) }),
  }
  return { userId, status, variables }
}

/** Template of the mail that an update causes, or null; the first match wins. */
function templateFor({ stored, status, subscription }: SubscriptionUpdate) {
  if (!stored || (stored.status === 'CANCELED' && status !== 'CANCELED')) return 'purchased'
  if (stored.status !== status && status === 'CANCELED')
    return stored.kind === 'CLIENT_SLOTS' ? 'slotsEnded' : 'subscriptionEnded'
  if (stored.status !== status && status === 'PAST_DUE') return 'paymentFailed'
  if (status === 'CANCELED') return null
  if (stored.priceId !== subscription.priceId || stored.quantity !== subscription.quantity) return 'subscriptionChanged'
  if (stored.cancelAtPeriodEnd === subscription.cancelAtPeriodEnd) return null
  return subscription.cancelAtPeriodEnd ? 'subscriptionCancelled' : 'subscriptionResumed'
}

/** Mails about subscriptions, enqueued in the transaction that writes the change. */
export const subscriptionMails = (mails: Mails) => ({
  /** Enqueues the mail about an update, if it causes one. */
  enqueueUpdate: async (tx: Tx, update: SubscriptionUpdate): Promise<void> => {
    const { stored, subscription, fetchedAt } = update
    const template = templateFor(update)
    const data = template && (await templateData(tx, subscription.id))
    if (!data) return
    // Keyed by invoice: a failed payment is mailed once, whichever event reports it.
    const key =
      template === 'paymentFailed' ? subscription.latestInvoiceId : `${subscription.id}:${fetchedAt.toISOString()}`
    await mails.enqueueMail(tx, {
      template,
      userId: update.userId,
      subjectId: subscription.id,
      dedupeKey: `${template}:${key ?? subscription.id}`,
      variables: {
        ...data.variables,
        revoked: stored?.cancelAtPeriodEnd === true && !subscription.cancelAtPeriodEnd,
        startsCoaching: data.variables.coaching && !stored?.coachingSince,
      },
    })
  },

  /** Enqueues the mail that a subscription was cancelled because of a changed role, once per period. */
  enqueueNotNeeded: async (tx: Tx, stripeId: string): Promise<void> => {
    const data = await templateData(tx, stripeId)
    if (!data) return
    const { userId, variables } = data
    const dedupeKey = `subscriptionNotNeeded:${stripeId}:${variables.date}`
    await mails.enqueueMail(tx, {
      template: 'subscriptionNotNeeded',
      userId,
      subjectId: stripeId,
      dedupeKey,
      variables,
    })
  },

  /** Enqueues the mail that a duplicate subscription was cancelled and refunded, once. */
  enqueueDuplicate: (tx: Tx, userId: string, stripeId: string): Promise<void> =>
    mails.enqueueMail(tx, { template: 'purchaseUndone', userId, subjectId: stripeId }),

  /**
   * Enqueues the mail that a payment failed or needs confirmation, unless the subscription is no longer past due: the
   * event may arrive after the payment.
   */
  enqueueFailedPayment: async (tx: Tx, stripeId: string, invoiceId: string): Promise<void> => {
    const data = await templateData(tx, stripeId)
    if (data?.status !== 'PAST_DUE') return
    const { userId, variables } = data
    const dedupeKey = `paymentFailed:${invoiceId}`
    await mails.enqueueMail(tx, { template: 'paymentFailed', userId, subjectId: stripeId, dedupeKey, variables })
  },

  /** Enqueues the notice of a renewal, which names what credit covers. */
  enqueueRenewalNotice: async (tx: Tx, stripeId: string, { total, due }: Renewal): Promise<void> => {
    const data = await templateData(tx, stripeId, Math.max(total, due))
    if (!data) return
    const { userId } = data
    const variables = { ...data.variables, ...(due < total && { due: due > 0 ? formatEuro(due) : 'nichts' }) }
    const dedupeKey = `renewalNotice:${stripeId}:${variables.date}`
    await mails.enqueueMail(tx, { template: 'renewalNotice', userId, subjectId: stripeId, dedupeKey, variables })
  },
})
