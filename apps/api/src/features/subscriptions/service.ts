import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { RemoteSubscription } from '../../infra/payments/mapping.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { subscriptionMails } from './mails.ts'
import { clientSlots } from './slots.ts'
import { type SubscriptionKind, statusOf } from './status.ts'
import { subscriptionSync } from './sync.ts'
import { type SubscriptionView, toSubscriptionView } from './to-contract.ts'
import { endedAt } from './upsert.ts'

export { hasAccess, hasUsableSlots } from './access.ts'
export { hasCoachingProduct, isRunning } from './coaching-product.ts'
export { formatAmount } from './format.ts'

export type Subscriptions = ReturnType<typeof subscriptionsService>

/** Subscriptions: a copy of what the payment service has, so that reads do not depend on it. */
export function subscriptionsService(infra: Pick<Infra, 'database' | 'payments' | 'rateLimits'>, mails: Mails) {
  const { database, payments, rateLimits } = infra
  const sync = subscriptionSync(infra, mails)
  const notify = subscriptionMails(mails)

  const findLive = (userId: string, kind: SubscriptionKind) =>
    database.prisma.subscription.findFirst({ where: { userId, kind, status: { not: 'CANCELED' } } })

  const find = async (userId: string, kind: SubscriptionKind): Promise<SubscriptionView | null> => {
    const row = await findLive(userId, kind)
    return row && toSubscriptionView(row)
  }

  /** @throws Problem `not_found` without a live one bought at the payment service, `too_many_requests` */
  const setCancelled = async (userId: string, kind: SubscriptionKind, cancel: boolean) => {
    await rateLimits.count('paymentCall', userId)
    const stripeId = (await findLive(userId, kind))?.stripeId
    if (!stripeId) throw new Problem('not_found')
    await payments.setCancelAtPeriodEnd(stripeId, cancel)
    await sync.refresh(stripeId)
    return find(userId, kind)
  }

  return {
    ...sync,
    ...clientSlots(database),
    /** The live subscription of this kind, or null. */
    find,

    /** The live subscription of this kind, fetched from the payment service; null when none was bought there. */
    fetchCurrent: async (userId: string, kind: SubscriptionKind): Promise<RemoteSubscription | null> => {
      const stripeId = (await findLive(userId, kind))?.stripeId
      const subscription = stripeId ? await payments.subscription(stripeId) : null
      return subscription && statusOf(subscription) !== 'CANCELED' ? subscription : null
    },

    /** Marks or unmarks the subscriptions of a product as including coaching, after a change of the product. */
    setCoaching: async (tx: Tx, productId: string, includesCoaching: boolean): Promise<void> => {
      await tx
        .updateTable('subscriptions')
        .set({ coaching_since: includesCoaching ? now : null })
        .where('product_id', '=', productId)
        .where('coaching_since', includesCoaching ? 'is' : 'is not', null)
        .execute()
    },

    /** Mails the owner, once per invoice, that a payment failed or needs confirmation. */
    enqueueFailedPaymentMail: (tx: Tx, stripeId: string, invoiceId: string): Promise<void> =>
      notify.enqueueFailedPayment(tx, stripeId, invoiceId),

    /** Mails the owner, once per period, amount and date of the next payment. */
    enqueueRenewalNotice: async (tx: Tx, stripeId: string): Promise<void> => {
      const amount = await payments.nextAmount(stripeId)
      if (amount !== null && amount > 0) await notify.enqueueRenewalNotice(tx, stripeId, amount)
    },

    /** A customer was deleted at the payment service, and its subscriptions with it. */
    removeCustomer: async (tx: Tx, customerId: string): Promise<void> => {
      await tx
        .updateTable('subscriptions')
        .set({ status: 'CANCELED', ended_at: endedAt })
        .where('stripe_id', 'is not', null)
        .where('user_id', 'in', (eb) =>
          eb.selectFrom('payment_customers').select('user_id').where('stripe_id', '=', customerId),
        )
        .execute()
      await tx.updateTable('payment_customers').set({ stripe_id: null }).where('stripe_id', '=', customerId).execute()
    },

    /** Cancels to the end of the period; idempotent. @throws Problem `not_found` */
    cancel: (userId: string, kind: SubscriptionKind) => setCancelled(userId, kind, true),

    /** Revokes a cancellation. @throws Problem `period_over` when the period has ended */
    reactivate: async (userId: string, kind: SubscriptionKind): Promise<SubscriptionView> => {
      const before = await find(userId, kind)
      const after = before && (await setCancelled(userId, kind, false))
      if (!after) throw new Problem('period_over')
      return after
    },
  }
}
