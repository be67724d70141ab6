import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { RemoteSubscription } from '../../infra/payments/mapping.ts'
import type { Mails } from '../mail/service.ts'
import { coachingPurchaseEnded } from './coaching-product.ts'
import { subscriptionMails } from './mails.ts'
import { refundDuplicate, resolveDuplicate } from './resolve-duplicate.ts'
import { fetchSnapshot, requestTime, type SubscriptionSnapshot } from './snapshot.ts'
import { type SubscriptionKind, statusOf } from './status.ts'
import { endedAt, upsertSubscription } from './upsert.ts'

/** Locks the customer row, so that updates of one user's subscriptions run one after another. */
const lockOwner = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('payment_customers')
    .select('user_id as userId')
    .where('stripe_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()

/** Credit of a customer in cents; null when it was not fetched. */
interface FetchedCredit {
  customerId: string
  credit: number | null
  fetchedAt: Date
}

/** Stores the customer's credit, unless a newer one is stored. */
const updateCredit = async (tx: Tx, { customerId, credit, fetchedAt }: FetchedCredit): Promise<void> => {
  if (credit === null) return
  await tx
    .updateTable('payment_customers')
    .set({ credit, credit_fetched_at: fetchedAt })
    .where('stripe_id', '=', customerId)
    .where((eb) => eb.or([eb('credit_fetched_at', 'is', null), eb('credit_fetched_at', '<=', fetchedAt)]))
    .execute()
}

const findStored = (tx: Tx, stripeId: string) =>
  tx
    .selectFrom('subscriptions')
    .select([
      'kind',
      'status',
      'quantity',
      'price_id as priceId',
      'cancel_at_period_end as cancelAtPeriodEnd',
      'coaching_since as coachingSince',
      'fetched_at as fetchedAt',
    ])
    .where('stripe_id', '=', stripeId)
    .executeTakeFirst()

/**
 * Reports a live subscription that cannot be stored, because its product is not of this shop any more (its `kind` was
 * removed). One that was not bought here is none of ours.
 * @throws Error, which the job reports and repeats: the buyer has paid
 */
function reportUnstored({ id, priceId, purchaseIntentId }: RemoteSubscription): void {
  if (purchaseIntentId)
    throw new Error(`Subscription ${id} is not stored: price ${priceId} is not of a subscription of this shop`)
}

/** Synchronises our copies of subscriptions with the payment service; correct in whatever order events arrive. */
export function subscriptionSync(
  { database, payments, jobs }: Pick<Infra, 'database' | 'payments' | 'jobs'>,
  mails: Mails,
) {
  const notify = subscriptionMails(mails)

  /** Queues the check of the coachings that ended subscriptions included. */
  const checkCoachings = (tx: Tx, ended: readonly { userId: string; coachingSince: Date | null }[]): Promise<void> =>
    jobs.sendMany(
      coachingPurchaseEnded,
      ended.filter(({ coachingSince }) => coachingSince).map(({ userId }) => ({ userId })),
      tx,
    )

  /** Resolves a second live subscription of the user and kind, if there is one. @returns whether `subscription` is kept */
  const resolveDuplicates = async (
    tx: Tx,
    userId: string,
    kind: SubscriptionKind,
    subscription: RemoteSubscription,
  ): Promise<boolean> => {
    const other = await tx
      .selectFrom('subscriptions')
      .select('stripe_id as stripeId')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('status', '<>', 'CANCELED')
      .where('stripe_id', 'is distinct from', subscription.id)
      .executeTakeFirst()
    if (!other) return true
    const isKept = await resolveDuplicate(payments, subscription, other.stripeId)
    if (isKept) {
      const ended = await tx
        .updateTable('subscriptions')
        .set({ status: 'CANCELED', ended_at: endedAt })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('status', '<>', 'CANCELED')
        .where('stripe_id', 'is distinct from', subscription.id)
        .returning(['user_id as userId', 'coaching_since as coachingSince'])
        .execute()
      await checkCoachings(tx, ended)
    }
    if (other.stripeId) await notify.enqueueDuplicate(tx, userId, isKept ? other.stripeId : subscription.id)
    return isKept
  }

  const applySubscription = async (
    tx: Tx,
    { fetchedAt, offer }: SubscriptionSnapshot,
    subscription: RemoteSubscription,
  ): Promise<void> => {
    if (subscription.isCancelledDuplicate) await refundDuplicate(payments, subscription.id)
    const owner = await lockOwner(tx, subscription.customerId)
    if (!owner) return
    const { userId } = owner
    if (subscription.isCancelledDuplicate) await notify.enqueueDuplicate(tx, userId, subscription.id)
    const { customerId, customerCredit: credit } = subscription
    await updateCredit(tx, { customerId, credit, fetchedAt })
    const stored = await findStored(tx, subscription.id)
    const kind = stored?.kind ?? offer?.product.kind
    const isOutdated = stored?.fetchedAt && stored.fetchedAt > fetchedAt
    const status = statusOf(subscription)
    if (isOutdated || (!stored && status === 'CANCELED')) return
    if (!kind || kind === 'ONE_TIME') return reportUnstored(subscription)
    if (status !== 'CANCELED' && !(await resolveDuplicates(tx, userId, kind, subscription))) return
    await upsertSubscription(tx, { userId, kind, status, subscription, offer, fetchedAt })
    await notify.enqueueUpdate(tx, { userId, stored, status, subscription, fetchedAt })
    const losesCoaching = status === 'CANCELED' || (offer !== null && !offer.product.includesCoaching)
    if (stored && stored.status !== 'CANCELED' && losesCoaching)
      await checkCoachings(tx, [{ userId, coachingSince: stored.coachingSince }])
  }

  /** Writes a snapshot and enqueues the mails it causes; an outdated snapshot has no effect. */
  const applySnapshot = async (tx: Tx, snapshot: SubscriptionSnapshot): Promise<void> => {
    if (snapshot.subscription) return applySubscription(tx, snapshot, snapshot.subscription)
    const ended = await tx
      .updateTable('subscriptions')
      .set({ status: 'CANCELED', ended_at: endedAt, fetched_at: snapshot.fetchedAt })
      .where('stripe_id', '=', snapshot.id)
      .where((eb) => eb.or([eb('fetched_at', 'is', null), eb('fetched_at', '<=', snapshot.fetchedAt)]))
      .returning(['user_id as userId', 'coaching_since as coachingSince'])
      .execute()
    await checkCoachings(tx, ended)
  }

  /** Fetches and stores a subscription in a transaction of its own. @param id id at the payment service */
  const refresh = async (id: string): Promise<void> => {
    const snapshot = await fetchSnapshot(database, payments, id)
    await database.transaction((tx) => applySnapshot(tx, snapshot))
  }

  return {
    refresh,
    checkCoachings,

    /** Fetches and stores a subscription in the given transaction. @param id id at the payment service */
    sync: async (tx: Tx, id: string): Promise<void> => applySnapshot(tx, await fetchSnapshot(database, payments, id)),

    /** Fetches and stores a customer's credit. @param customerId id at the payment service */
    syncCredit: async (tx: Tx, customerId: string): Promise<void> => {
      const fetchedAt = await requestTime(database)
      await updateCredit(tx, { customerId, credit: await payments.creditOf(customerId), fetchedAt })
    },

    /** Refreshes all subscriptions of a user. @returns the live one of this kind, as the payment service returned it */
    getFresh: async (userId: string, kind: SubscriptionKind): Promise<RemoteSubscription | null> => {
      const { prisma } = database
      const customer = await prisma.paymentCustomer.findUnique({ where: { userId } })
      if (!customer?.stripeId) return null
      const stored = await prisma.subscription.findMany({
        where: { userId, status: { not: 'CANCELED' }, stripeId: { not: null } },
        select: { stripeId: true },
      })
      const remote = await payments.subscriptionsOf(customer.stripeId)
      const ids = new Set([...remote.map(({ id }) => id), ...stored.flatMap(({ stripeId }) => stripeId ?? [])])
      for (const id of ids) await refresh(id)
      const live = await prisma.subscription.findFirst({
        where: { userId, kind, status: { not: 'CANCELED' }, stripeId: { not: null } },
      })
      return remote.find(({ id }) => id === live?.stripeId) ?? null
    },
  }
}
