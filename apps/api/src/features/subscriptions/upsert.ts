import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Offer, RemoteSubscription } from '../../infra/payments/mapping.ts'
import { json, newId, now } from '../../infra/sql.ts'
import type { SubscriptionKind, SubscriptionStatus } from './status.ts'

/** SQL: end of a subscription that is cancelled now: the time since which its payment is overdue, else now. */
export const endedAt = sql<Date>`coalesce(subscriptions.ended_at, subscriptions.past_due_since, now())`

interface UpsertParams {
  userId: string
  kind: SubscriptionKind
  status: SubscriptionStatus
  subscription: RemoteSubscription
  /** Product and price; null keeps the stored ones. */
  offer: Offer | null
  fetchedAt: Date
}

const offerColumns = ({ product, price }: Offer) => ({
  product_id: product.id,
  product_name: product.name,
  product_description: product.description,
  unit_amount: price.unit_amount,
  interval: price.interval,
  interval_count: price.intervalCount,
  tiers_mode: price.tiersMode,
  price_tiers: json(price.priceTiers),
})

/** Time since which the subscription includes coaching; a change to another coaching product keeps it. */
const coachingSince = ({ product }: Offer) =>
  product.includesCoaching ? sql<Date>`coalesce(subscriptions.coaching_since, now())` : null

/** Inserts or updates our copy of a subscription. */
export async function upsertSubscription(tx: Tx, params: UpsertParams): Promise<void> {
  const { userId, kind, status, subscription, offer, fetchedAt } = params
  const isPastDue = status === 'PAST_DUE'
  const hasEnded = status === 'CANCELED'
  const columns = {
    status,
    quantity: subscription.quantity,
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    price_id: subscription.priceId,
    fetched_at: fetchedAt,
    ...(offer && offerColumns(offer)),
  }
  await tx
    .insertInto('subscriptions')
    .values({
      id: newId,
      user_id: userId,
      kind,
      stripe_id: subscription.id,
      past_due_since: isPastDue ? now : null,
      ended_at: hasEnded ? now : null,
      coaching_since: offer?.product.includesCoaching ? now : null,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.column('stripe_id').doUpdateSet((eb) => ({
        ...columns,
        past_due_since: isPastDue ? eb.fn.coalesce('subscriptions.past_due_since', now) : null,
        ended_at: hasEnded ? endedAt : null,
        ...(offer && { coaching_since: coachingSince(offer) }),
        // A reservation ends once the subscription has shrunk to it.
        reserved_quantity: sql<number | null>`CASE WHEN excluded.quantity > subscriptions.reserved_quantity
          THEN subscriptions.reserved_quantity END`,
      })),
    )
    .execute()
}
