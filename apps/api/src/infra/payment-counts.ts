import type { JobTransaction } from './jobs.ts'

/** What is counted, with the moment it last happened; the status page reads it. */
type PaymentCountName = 'webhook.accepted' | 'webhook.repeated' | 'webhook.refused' | 'subscriptions.repaired'

const countUp = `INSERT INTO payment_counts (name, count) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET count = payment_counts.count + excluded.count, last_at = now()`

/** Counts it, together with what else the transaction does. */
export const countPaymentEvent = async (tx: JobTransaction, name: PaymentCountName, times = 1): Promise<void> => {
  await tx.executeSql(countUp, [name, times])
}
