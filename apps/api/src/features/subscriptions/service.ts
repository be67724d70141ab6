import type { Product } from '@kostbar/contracts/products/schemas'
import type { OtherAccess } from '@kostbar/contracts/subscriptions/schemas'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { RemoteSubscription } from '../../infra/payments/mapping.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { otherAccessOf } from './access.ts'
import { subscriptionMails } from './mails.ts'
import { clientSlots } from './slots.ts'
import { type SubscriptionKind, statusOf } from './status.ts'
import { subscriptionSync } from './sync.ts'
import { type SubscriptionView, toSubscriptionView } from './to-contract.ts'
import { endedAt } from './upsert.ts'

export { hasAccess, hasLapsedSlots, hasLastingAccess, hasUnpaidMembership, hasUsableSlots } from './access.ts'
export { coachingPurchaseEnded, hasCoachingProduct, hasCoachingPurchase, isRunning } from './coaching-product.ts'
export { formatProposalBy } from './format.ts'
export type { LockedSlots } from './slots.ts'
export { enqueueEndOfUnneeded } from './unneeded.ts'

/** The live subscription of a kind, null without one, and what its owner has besides. */
interface SubscriptionOverview {
  subscription: SubscriptionView | null
  /** Cents. */
  credit: number
  otherAccess: OtherAccess | null
}

export type Subscriptions = ReturnType<typeof subscriptionsService>

/** Subscriptions: local copies of those at the payment service, so that reads do not depend on it. */
export function subscriptionsService(
  infra: Pick<Infra, 'database' | 'payments' | 'jobs' | 'rateLimits'>,
  mails: Mails,
) {
  const { database, payments, rateLimits } = infra
  const sync = subscriptionSync(infra, mails)
  const notify = subscriptionMails(mails)

  const findLive = (userId: string, kind: SubscriptionKind) =>
    database.prisma.subscription.findFirst({ where: { userId, kind, status: { not: 'CANCELED' } } })

  const find = async (userId: string, kind: SubscriptionKind): Promise<SubscriptionOverview> => {
    const [row, owner] = await Promise.all([
      findLive(userId, kind),
      database.kysely
        .selectFrom('users as u')
        .leftJoin('payment_customers as c', 'c.user_id', 'u.id')
        .select(['c.credit', otherAccessOf('u').as('otherAccess')])
        .where('u.id', '=', userId)
        .executeTakeFirst(),
    ])
    const { credit, otherAccess: access } = owner ?? {}
    return { subscription: row && toSubscriptionView(row), credit: credit ?? 0, otherAccess: access ?? null }
  }

  /**
   * Sets or revokes a cancellation to the end of the period.
   * @throws Problem `not_found` without a live subscription bought at the payment service, `too_many_requests`
   */
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
    /** The stored live subscription of this kind, and what its owner has besides. */
    find,

    /** Whether a user's coaching ends with their membership: it includes coaching, and nothing else does. */
    isCoachedByMembership: async (userId: string): Promise<boolean> => {
      const { subscription, otherAccess } = await find(userId, 'MEMBERSHIP')
      return (subscription?.coaching ?? false) && otherAccess !== 'COACHED'
    },

    /** The live subscription of this kind, fetched from the payment service; null unless it was bought there. */
    fetchCurrent: async (userId: string, kind: SubscriptionKind): Promise<RemoteSubscription | null> => {
      const stripeId = (await findLive(userId, kind))?.stripeId
      const subscription = stripeId ? await payments.subscription(stripeId) : null
      return subscription && statusOf(subscription) !== 'CANCELED' ? subscription : null
    },

    /**
     * Updates name and description of a product in its subscriptions that have not ended, and whether they include coaching,
     * after a change of the product.
     */
    followProduct: async (tx: Tx, { id: productId, name, description, includesCoaching }: Product): Promise<void> => {
      await tx
        .updateTable('subscriptions')
        .set({ product_name: name, product_description: description })
        .where('product_id', '=', productId)
        .where('status', '<>', 'CANCELED')
        .where((eb) =>
          eb.or([
            eb('product_name', 'is distinct from', name),
            eb('product_description', 'is distinct from', description),
          ]),
        )
        .execute()
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

    /** Mails the owner price, payment and date of the next renewal, once per period, also when credit covers it. */
    enqueueRenewalNotice: async (tx: Tx, stripeId: string): Promise<void> => {
      const renewal = await payments.nextRenewal(stripeId)
      if (renewal) await notify.enqueueRenewalNotice(tx, stripeId, renewal)
    },

    /** Ends the stored subscriptions of a customer who was deleted at the payment service. */
    removeCustomer: async (tx: Tx, customerId: string): Promise<void> => {
      // Lock order as in the synchronisation: customer, subscription.
      const customer = await tx
        .updateTable('payment_customers')
        .set({ stripe_id: null, credit: 0 })
        .where('stripe_id', '=', customerId)
        .returning('user_id as userId')
        .executeTakeFirst()
      if (!customer) return
      const ended = await tx
        .updateTable('subscriptions')
        .set({ status: 'CANCELED', ended_at: endedAt })
        .where('stripe_id', 'is not', null)
        .where('user_id', '=', customer.userId)
        .returning(['user_id as userId', 'coaching_since as coachingSince'])
        .execute()
      await sync.checkCoachings(tx, ended)
    },

    /** Cancels a subscription to the end of its period; idempotent. @throws Problem `not_found` */
    cancel: (userId: string, kind: SubscriptionKind) => setCancelled(userId, kind, true),

    /**
     * Revokes a cancellation.
     * @throws Problem `period_over` when there is no live subscription any more; `not_a_trainer` and
     * `coaching_not_for_staff` for what the actor could not buy
     */
    reactivate: async (actor: Actor, kind: SubscriptionKind): Promise<SubscriptionOverview> => {
      const live = await findLive(actor.id, kind)
      if (!live) throw new Problem('period_over')
      if (kind === 'CLIENT_SLOTS' && !isTrainer(actor)) throw new Problem('not_a_trainer')
      if (live.coachingSince && (isTrainer(actor) || isAdmin(actor))) throw new Problem('coaching_not_for_staff')
      const after = await setCancelled(actor.id, kind, false)
      if (!after.subscription) throw new Problem('period_over')
      return after
    },
  }
}
