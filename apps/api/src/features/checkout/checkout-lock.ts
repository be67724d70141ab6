import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'

/** Seconds until a lock expires. It exceeds the longest checkout, so only a lock whose process died expires. */
const lockSeconds = 120
/** Milliseconds that a second checkout of the same user waits for the first. */
const lockTimeoutMs = 12_000

const lockExpiry = sql<Date>`now() + ${sql.lit(lockSeconds)} * interval '1 second'`

/**
 * Takes the lock when it is free or expired.
 * @returns the row with the customer id, or undefined when somebody else holds the lock
 */
const tryLock = (db: Db, userId: string, token: string) =>
  db
    .insertInto('payment_customers')
    .values({ user_id: userId, lease: token, lease_until: lockExpiry })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ lease: eb.ref('excluded.lease'), lease_until: eb.ref('excluded.lease_until') }))
        .where((eb) =>
          eb.or([eb('payment_customers.lease_until', 'is', null), eb('payment_customers.lease_until', '<', now)]),
        ),
    )
    .returning('stripe_id as customerId')
    .executeTakeFirst()

const unlock = (db: Db, userId: string, token: string) =>
  db
    .updateTable('payment_customers')
    .set({ lease: null, lease_until: null })
    .where('user_id', '=', userId)
    .where('lease', '=', token)
    .execute()

/**
 * Checkout lock: runs one checkout per user at a time, across all processes, without holding a database connection
 * while the payment provider is called.
 * @param run receives the user's customer id at the payment provider; null before the first purchase
 * @throws Problem `checkout_busy` when the lock stays taken for 12 seconds
 */
export async function withCheckoutLock<T>(
  db: Db,
  userId: string,
  run: (customerId: string | null) => Promise<T>,
): Promise<T> {
  const token = randomUUID()
  const deadline = Date.now() + lockTimeoutMs
  for (;;) {
    const locked = await tryLock(db, userId, token)
    if (locked) return run(locked.customerId).finally(() => unlock(db, userId, token))
    if (Date.now() > deadline) throw new Problem('checkout_busy', { retryAfter: 5 })
    await delay(randomInt(60, 180))
  }
}
