import type { FastifyBaseLogger } from 'fastify'
import type { Infra } from '../../infra/infra.ts'
import type { Job, JobTransaction } from '../../infra/jobs.ts'
import { countPaymentEvent } from '../../infra/payment-counts.ts'
import type { RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Subscriptions } from './service.ts'
import { statusOf } from './status.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** One leg of a comparison; a long one goes on in a job of its own. */
interface Leg {
  /** When it began, by the database's clock; set by the first leg. */
  since?: string
  /** Where the last leg stopped. */
  after?: string | null
  checked?: number
  repaired?: number
}

const pagesPerLeg = 5

const reconcile = { name: 'reconcile-payments' }
const lookAt = { name: 'look-at-subscription' }

/** Those of these that our copy has otherwise, or not at all; all of them are marked as found. */
const findDifferent = `WITH remote AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS r(id text, customer text, status text, quantity int, price text, "cancel" boolean, "end" timestamptz)),
  marked AS (
    UPDATE subscriptions s SET checked_at = now() FROM remote r WHERE s.stripe_id = r.id RETURNING s.stripe_id)
  SELECT r.id FROM remote r
    JOIN payment_customers c ON c.stripe_id = r.customer
    LEFT JOIN subscriptions s ON s.stripe_id = r.id
   WHERE r.status <> 'CANCELED'
     AND (s.id IS NULL OR s.status::text <> r.status OR s.quantity <> r.quantity OR s.price_id IS DISTINCT FROM r.price
          OR s.cancel_at_period_end <> r."cancel" OR s.current_period_end <> r."end"::timestamptz(3))`

/** Live for us, and not among what the payment service has. */
const findVanished = `SELECT stripe_id AS id FROM subscriptions
  WHERE status <> 'CANCELED' AND stripe_id IS NOT NULL AND coalesce(checked_at < $1::timestamptz, true)
    AND created_at < $1::timestamptz`

const comparable = (remote: RemoteSubscription) => ({
  id: remote.id,
  customer: remote.customerId,
  status: statusOf(remote),
  quantity: remote.quantity,
  price: remote.priceId,
  cancel: remote.cancelAtPeriodEnd,
  end: remote.periodEnd,
})

async function idsOf(tx: JobTransaction, sql: string, values: unknown[]): Promise<string[]> {
  const { rows } = await tx.executeSql(sql, values)
  return rows.map(({ id }) => id as string)
}

/** Rounded like the column it is compared with. */
async function beginning(tx: JobTransaction): Promise<string> {
  const { rows } = await tx.executeSql('SELECT now()::timestamptz(3)::text AS since', [])
  return (rows[0] as { since: string }).since
}

const report = `INSERT INTO audit_entries (id, action, details) VALUES (uuidv7(), 'payments.reconciled', $1::jsonb)`

/** Nightly: what our copy has otherwise than the payment service, because an event was lost, is looked at again. */
export function reconcileJob({ payments, jobs }: Pick<Infra, 'payments' | 'jobs'>, log: Log): Job<Leg> {
  const repair = async (tx: JobTransaction, ids: string[]) => {
    for (const id of ids) await jobs.send(lookAt, { id }, tx)
    return ids.length
  }

  const finish = async (tx: JobTransaction, { since, checked = 0, repaired = 0 }: Leg) => {
    const vanished = await repair(tx, await idsOf(tx, findVanished, [since]))
    const result = { checked, repaired: repaired + vanished }
    // Reserved for a change that never came about.
    await tx.executeSql(
      `UPDATE subscriptions s SET reserved_quantity = NULL WHERE reserved_quantity IS NOT NULL AND NOT EXISTS
         (SELECT 1 FROM purchases p WHERE p.user_id = s.user_id AND p.state = 'OPEN' AND p.created_at > now() - interval '1 day')`,
      [],
    )
    await tx.executeSql(report, [JSON.stringify(result)])
    await countPaymentEvent(tx, 'subscriptions.repaired', result.repaired)
    log[result.repaired > 0 ? 'warn' : 'info'](result, 'payments reconciled')
  }

  return {
    ...reconcile,
    cron: '10 4 * * *',
    run: async ({ since, after = null, checked = 0, repaired = 0 }, tx) => {
      if (!payments.configured) return
      const leg = { since: since ?? (await beginning(tx)), after, checked, repaired }
      for (let pages = 0; pages < pagesPerLeg; pages += 1) {
        const { items, next } = await payments.liveSubscriptions(leg.after)
        leg.repaired += await repair(tx, await idsOf(tx, findDifferent, [JSON.stringify(items.map(comparable))]))
        leg.checked += items.length
        leg.after = next
        if (!next) return finish(tx, leg)
      }
      await jobs.send(reconcile, leg, tx)
    },
  }
}

/** Looks at one subscription again. */
export const lookAtJob = (subscriptions: Pick<Subscriptions, 'look' | 'take'>): Job<{ id: string }> => ({
  ...lookAt,
  run: async ({ id }, tx) => subscriptions.take(tx, await subscriptions.look(id)),
})
