import type { Db } from './database.ts'
import { now } from './sql.ts'

type PaymentCounter = 'webhook.accepted' | 'webhook.repeated' | 'webhook.refused' | 'subscriptions.repaired'

/** Adds to a counter of `payment_counts`, which also stores when the counter last changed; operators read the table. */
export const incrementPaymentCounter = async (db: Db, name: PaymentCounter, by = 1): Promise<void> => {
  await db
    .insertInto('payment_counts')
    .values({ name, count: `${by}` })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        count: eb('payment_counts.count', '+', eb.ref('excluded.count')),
        last_at: now,
      })),
    )
    .execute()
}
