import type { Infra } from '../../infra/infra.ts'
import type { JobTransaction } from '../../infra/jobs.ts'
import type { Offer, RemoteSubscription } from '../../infra/payment-objects.ts'
import { inTransaction } from '../../infra/transactions.ts'
import type { Mails } from '../mail/service.ts'
import { settleDuplicate } from './duplicates.ts'
import { orderNotices } from './notices.ts'
import type { Kind } from './show.ts'
import { type Known, statusOf } from './status.ts'
import { writeSubscription } from './write-subscription.ts'

/** A look at the payment service: what it said, and when (by the database's clock) it was asked. */
export interface Look {
  id: string
  askedAt: string
  remote: RemoteSubscription | null
  /** What is bought, where it is not on record yet. */
  offer: Offer | null
}

const findOwner = 'SELECT user_id AS "userId" FROM payment_customers WHERE stripe_id = $1 FOR UPDATE'

const findKnown = `SELECT id, kind, status, quantity, price_id AS "priceId", product_name AS "productName",
    cancel_at_period_end AS "cancelAtPeriodEnd", coalesce(fetched_at > $2::timestamptz(3), false) AS newer
  FROM subscriptions WHERE stripe_id = $1`

/** Brings our copy of subscriptions to what the payment service says; in whatever order it is told to look. */
export function subscriptionSync({ database, payments }: Pick<Infra, 'database' | 'payments'>, mails: Mails) {
  const look = async (id: string): Promise<Look> => {
    const { rows } = await database.pool.query<{ askedAt: string; priceId: string | null; known: boolean }>(
      `SELECT clock_timestamp()::text AS "askedAt",
              (SELECT price_id FROM subscriptions WHERE stripe_id = $1 AND product_name IS NOT NULL) AS "priceId"`,
      [id],
    )
    const { askedAt = '', priceId = null } = rows[0] ?? {}
    const remote = await payments.subscription(id)
    const offer = remote && remote.priceId !== priceId ? await payments.offer(remote.priceId) : null
    return { id, askedAt, remote, offer }
  }

  /** Another live one of the same user and kind, if there is: one of the two has to go. @returns whether this one stays */
  const staysAlone = async (tx: JobTransaction, userId: string, kind: Kind, remote: RemoteSubscription) => {
    const { rows } = await tx.executeSql(
      `SELECT stripe_id AS "stripeId" FROM subscriptions WHERE user_id = $1::uuid AND kind = $2::"SubscriptionKind"
          AND status <> 'CANCELED' AND stripe_id IS DISTINCT FROM $3`,
      [userId, kind, remote.id],
    )
    const other = rows[0] as { stripeId: string | null } | undefined
    if (!other) return true
    const stays = await settleDuplicate(payments, remote, other.stripeId)
    if (stays)
      await tx.executeSql(
        `UPDATE subscriptions SET status = 'CANCELED' WHERE user_id = $1::uuid AND kind = $2::"SubscriptionKind"
            AND stripe_id IS DISTINCT FROM $3`,
        [userId, kind, remote.id],
      )
    if (other.stripeId) await orderNotices.duplicate(mails, tx, userId, stays ? other.stripeId : remote.id)
    return stays
  }

  const put = async (tx: JobTransaction, { askedAt, remote, offer }: Look & { remote: RemoteSubscription }) => {
    const { rows: owners } = await tx.executeSql(findOwner, [remote.customerId])
    const userId = (owners[0] as { userId: string } | undefined)?.userId
    if (!userId) return
    const { rows } = await tx.executeSql(findKnown, [remote.id, askedAt])
    const known = rows[0] as Known | undefined
    const kind = known?.kind ?? offer?.product.kind
    if (!kind || kind === 'ONE_TIME' || known?.newer) return
    const status = statusOf(remote)
    if (!known && status === 'CANCELED') return
    if (status !== 'CANCELED' && !(await staysAlone(tx, userId, kind, remote))) return
    await writeSubscription(tx, { userId, kind, status, remote, offer, askedAt })
    await orderNotices.changes(mails, tx, { userId, kind, known, status, remote, askedAt })
  }

  /** Writes what a look has shown, and orders the mails that tell of it. */
  const take = async (tx: JobTransaction, seen: Look): Promise<void> => {
    if (seen.remote) return put(tx, { ...seen, remote: seen.remote })
    await tx.executeSql(
      `UPDATE subscriptions SET status = 'CANCELED', fetched_at = $2::timestamptz(3)
        WHERE stripe_id = $1 AND coalesce(fetched_at <= $2::timestamptz(3), true)`,
      [seen.id, seen.askedAt],
    )
  }

  /** Looks and writes. @returns what the payment service said */
  const renew = async (id: string): Promise<RemoteSubscription | null> => {
    const seen = await look(id)
    await inTransaction(database.pool, (tx) => take(tx, seen))
    return seen.remote
  }

  return {
    look,
    take,
    renew,

    /** The live subscription of this kind as the payment service has it, after our copy of all of them was renewed. */
    truth: async (userId: string, kind: Kind): Promise<RemoteSubscription | null> => {
      const { rows } = await database.pool.query<{ customer: string | null; known: string[] | null }>(
        `SELECT stripe_id AS customer, (SELECT array_agg(stripe_id) FROM subscriptions s
            WHERE s.user_id = c.user_id AND s.status <> 'CANCELED' AND s.stripe_id IS NOT NULL) AS known
           FROM payment_customers c WHERE c.user_id = $1`,
        [userId],
      )
      const { customer = null, known = null } = rows[0] ?? {}
      if (!customer) return null
      const remote = await payments.subscriptionsOf(customer)
      for (const id of new Set([...remote.map(({ id }) => id), ...(known ?? [])])) await renew(id)
      const row = await database.prisma.subscription.findFirst({
        where: { userId, kind, status: { not: 'CANCELED' }, stripeId: { not: null } },
      })
      return remote.find(({ id }) => id === row?.stripeId) ?? null
    },
  }
}
