import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Problem } from '../../problems/problem.ts'

/** Longer than everything done under a lease may take; only a process that died lets it run out. */
const leaseSeconds = 120
/** How long a second purchase of the same person waits for the first. */
const patienceMs = 12_000

const claim = `INSERT INTO payment_customers (user_id, lease, lease_until)
  VALUES ($1, $2, now() + interval '${leaseSeconds} seconds')
  ON CONFLICT (user_id) DO UPDATE SET lease = excluded.lease, lease_until = excluded.lease_until
    WHERE payment_customers.lease_until IS NULL OR payment_customers.lease_until < now()
  RETURNING stripe_id AS "customerId"`

const release = `UPDATE payment_customers SET lease = NULL, lease_until = NULL WHERE user_id = $1 AND lease = $2`

/**
 * Runs one purchase of a person at a time, over all processes, without holding a connection while the payment service
 * is asked.
 * @param run gets the person's customer id at the payment service, null before the first purchase
 * @throws Problem `checkout_busy` when another one takes too long
 */
export async function takingTurns<T>(
  pool: Pool,
  userId: string,
  run: (customerId: string | null) => Promise<T>,
): Promise<T> {
  const lease = randomUUID()
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const { rows } = await pool.query<{ customerId: string | null }>(claim, [userId, lease])
    if (rows[0]) return run(rows[0].customerId).finally(() => pool.query(release, [userId, lease]))
    if (Date.now() > giveUpAt) throw new Problem('checkout_busy', { retryAfter: 5 })
    await delay(randomInt(60, 180))
  }
}
