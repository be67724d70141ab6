import type { Database } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { JobTransaction } from '../../infra/jobs.ts'
import type { RemoteSubscription } from '../../infra/payment-objects.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { orderNotices } from './notices.ts'
import { type Kind, type ShownSubscription, showSubscription } from './show.ts'
import { slotsOf } from './slots.ts'
import { graceDays, statusOf } from './status.ts'
import { subscriptionSync } from './sync.ts'

export { hasAccess } from './access.ts'
export { money } from './price-texts.ts'

export type Subscriptions = ReturnType<typeof subscriptionsService>

/** What people pay for regularly. The payment service knows the truth; our rows are a copy of it that answers at once. */
export function subscriptionsService(infra: Pick<Infra, 'database' | 'payments'>, mails: Mails) {
  const { database, payments } = infra
  const sync = subscriptionSync(infra, mails)

  const find = async (userId: string, kind: Kind): Promise<ShownSubscription | null> => {
    const row = await live(database, userId, kind)
    return row && showSubscription(row, graceDays)
  }

  /** @throws Problem `not_found` without a live one that was bought at the payment service */
  const boughtId = async (userId: string, kind: Kind): Promise<string> => {
    const stripeId = (await live(database, userId, kind))?.stripeId
    if (!stripeId) throw new Problem('not_found')
    return stripeId
  }

  const setCancelled = async (userId: string, kind: Kind, cancel: boolean): Promise<ShownSubscription | null> => {
    const id = await boughtId(userId, kind)
    await payments.setCancelAtPeriodEnd(id, cancel)
    await sync.renew(id)
    return find(userId, kind)
  }

  return {
    ...sync,
    ...slotsOf(database, graceDays),
    /** The live subscription of this kind, or null. */
    find,

    /** The same as the payment service has it; null without one that was bought there and is not over there. */
    bought: async (userId: string, kind: Kind): Promise<RemoteSubscription | null> => {
      const stripeId = (await live(database, userId, kind))?.stripeId
      const remote = stripeId ? await payments.subscription(stripeId) : null
      return remote && statusOf(remote) !== 'CANCELED' ? remote : null
    },

    /** Tells the owner once that a payment did not succeed, or waits for their confirmation. */
    tellOfFailure: (tx: JobTransaction, stripeId: string, invoiceId: string): Promise<void> =>
      orderNotices.failedPayment(mails, tx, stripeId, invoiceId),

    /** Tells the owner once per period what will be paid next, and when. */
    announceRenewal: async (tx: JobTransaction, stripeId: string): Promise<void> => {
      const amount = await payments.nextAmount(stripeId)
      if (amount !== null && amount > 0) await orderNotices.renewal(mails, tx, stripeId, amount)
    },

    /** A customer was erased at the payment service, and what they paid for with them. */
    forgetCustomer: async (tx: JobTransaction, customerId: string): Promise<void> => {
      await tx.executeSql(
        `UPDATE subscriptions SET status = 'CANCELED' WHERE stripe_id IS NOT NULL
            AND user_id IN (SELECT user_id FROM payment_customers WHERE stripe_id = $1)`,
        [customerId],
      )
      await tx.executeSql('UPDATE payment_customers SET stripe_id = NULL WHERE stripe_id = $1', [customerId])
    },

    /** Lets it end with its period; harmless when it does already. @throws Problem `not_found` */
    cancel: (userId: string, kind: Kind) => setCancelled(userId, kind, true),

    /** Lets a cancelled one go on. @throws Problem `period_over` when its period has ended */
    reactivate: async (userId: string, kind: Kind): Promise<ShownSubscription> => {
      const before = await find(userId, kind)
      const after = before && (await setCancelled(userId, kind, false))
      if (!after) throw new Problem('period_over')
      return after
    },
  }
}

const live = ({ prisma }: Database, userId: string, kind: Kind) =>
  prisma.subscription.findFirst({ where: { userId, kind, status: { not: 'CANCELED' } } })
