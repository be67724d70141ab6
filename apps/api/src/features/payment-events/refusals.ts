import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { incrementPaymentCounter } from '../../infra/payment-counters.ts'

/**
 * Counts refused webhooks in `payment_counts` and the log. Anybody can send them, so a process has one write in
 * progress at most; the next one counts all that arrived meanwhile.
 * @returns counts one; resolves when it is counted, and rejects when the database did not store its count
 */
export function refusalCounter(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let uncounted = 0
  let last = Promise.resolve()
  /** The write that has not begun. */
  let next: Promise<void> | undefined

  const write = async () => {
    const count = uncounted
    uncounted = 0
    next = undefined
    log.warn({ count }, 'webhooks refused')
    await incrementPaymentCounter(db, 'webhook.refused', count)
  }

  return () => {
    uncounted += 1
    if (!next) {
      next = last.then(write, write)
      last = next
    }
    return next
  }
}

/** Number of refused webhooks; 0 when a valid one arrived after the last of them. */
export async function countLastRefusals(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count::int FROM payment_counts refused
     WHERE name = 'webhook.refused' AND NOT EXISTS (
       SELECT FROM payment_counts valid
        WHERE valid.name IN ('webhook.accepted', 'webhook.repeated') AND valid.last_at > refused.last_at)`.execute(db)
  return rows[0]?.count ?? 0
}
