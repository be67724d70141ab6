import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { incrementPaymentCounter } from '../../infra/payment-counters.ts'

/**
 * Counts refused webhooks in `payment_counts` and the log. Anybody can send them, so a process has one write in
 * progress at most, which counts all that arrived meanwhile.
 * @returns counts one; resolves when it is counted
 */
export function refusalCounter(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let uncounted = 0
  let writing: Promise<void> | undefined

  const write = async () => {
    try {
      while (uncounted > 0) {
        const count = uncounted
        uncounted = 0
        log.warn({ count }, 'webhooks refused')
        await incrementPaymentCounter(db, 'webhook.refused', count)
      }
    } finally {
      writing = undefined
    }
  }

  return () => {
    uncounted += 1
    writing ??= write()
    return writing
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
