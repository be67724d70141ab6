import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import type { Offer, RemoteSubscription } from '../../infra/payments/mapping.ts'
import type { Payments } from '../../infra/payments/payments.ts'

/** A subscription as the payment service returned it, with the time of the request. */
export interface SubscriptionSnapshot {
  id: string
  /** Time of the request by the database's clock: an older snapshot never overwrites a newer one. */
  fetchedAt: Date
  /** Null when the subscription does not exist. */
  subscription: RemoteSubscription | null
  /** Product and price; null when the stored ones are up to date. */
  offer: Offer | null
}

/** Time by the database's clock, as it is stored. */
export const clockTime = sql<Date>`clock_timestamp()::timestamptz(3)`

/** Time at which a request to the payment service starts, by the database's clock. */
export async function requestTime({ kysely }: Database): Promise<Date> {
  return (await kysely.selectNoFrom(clockTime.as('time')).executeTakeFirstOrThrow()).time
}

/** Fetches a subscription, with product and price unless they are stored. @param id id at the payment service */
export async function fetchSnapshot(
  { kysely }: Database,
  payments: Payments,
  id: string,
): Promise<SubscriptionSnapshot> {
  const { fetchedAt, storedPriceId } = await kysely
    .selectNoFrom((eb) => [
      clockTime.as('fetchedAt'),
      eb
        .selectFrom('subscriptions')
        .select('price_id')
        .where('stripe_id', '=', id)
        .where('product_name', 'is not', null)
        .as('storedPriceId'),
    ])
    .executeTakeFirstOrThrow()
  const subscription = await payments.subscription(id)
  const isStored = subscription?.priceId === storedPriceId
  const offer = subscription && !isStored ? await payments.offer(subscription.priceId) : null
  return { id, fetchedAt, subscription, offer }
}
