import type { JobTransaction } from '../../infra/jobs.ts'
import type { Offer, RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Kind } from './show.ts'
import type { Status } from './status.ts'

interface Row {
  userId: string
  kind: Kind
  status: Status
  remote: RemoteSubscription
  /** What is bought; null where it is on record already. */
  offer: Offer | null
  /** When the payment service was asked, by the database's clock. */
  askedAt: string
}

const upsert = `INSERT INTO subscriptions (id, user_id, kind, stripe_id, status, quantity, current_period_start,
    current_period_end, cancel_at_period_end, price_id, fetched_at, past_due_since,
    product_id, product_name, product_description, unit_amount, interval, interval_count, tiers_mode, price_tiers)
  VALUES (uuidv7(), $1::uuid, $2::"SubscriptionKind", $3, $4::"SubscriptionStatus", $5, $6, $7, $8, $9,
    $10::timestamptz(3), CASE WHEN $4::text = 'PAST_DUE' THEN now() END,
    $11, $12, $13, $14, $15::"PriceInterval", $16, $17, coalesce($18::jsonb, '[]'))
  ON CONFLICT (stripe_id) DO UPDATE SET
    status = excluded.status, quantity = excluded.quantity, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
    reserved_quantity = CASE WHEN excluded.quantity > subscriptions.reserved_quantity
      THEN subscriptions.reserved_quantity END,
    fetched_at = excluded.fetched_at, price_id = excluded.price_id,
    past_due_since = CASE WHEN excluded.status = 'PAST_DUE' THEN coalesce(subscriptions.past_due_since, now()) END`

/** Only when something else was bought: an offer is looked up then. */
const andOffer = `, product_id = excluded.product_id, product_name = excluded.product_name,
    product_description = excluded.product_description, unit_amount = excluded.unit_amount,
    interval = excluded.interval, interval_count = excluded.interval_count, tiers_mode = excluded.tiers_mode,
    price_tiers = excluded.price_tiers`

function offerColumns(offer: Offer | null): unknown[] {
  if (!offer) return [null, null, null, null, null, null, null, null]
  const { product, price } = offer
  return [
    product.id,
    product.name,
    product.description,
    price.unit_amount,
    price.interval,
    price.intervalCount,
    price.tiersMode,
    JSON.stringify(price.priceTiers),
  ]
}

/** Writes our copy of a subscription as the payment service has it, with what is bought where that is new. */
export async function writeSubscription(tx: JobTransaction, row: Row): Promise<void> {
  const { userId, kind, status, remote, offer, askedAt } = row
  await tx.executeSql(offer ? upsert + andOffer : upsert, [
    userId,
    kind,
    remote.id,
    status,
    remote.quantity,
    remote.periodStart,
    remote.periodEnd,
    remote.cancelAtPeriodEnd,
    remote.priceId,
    askedAt,
    ...offerColumns(offer),
  ])
}
