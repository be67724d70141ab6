import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Refund } from '../../infra/payments/mapping.ts'
import { recordAction } from '../audit/service.ts'

/**
 * Opens the withdrawals again that a failed refund belonged to: those under the confirmed address of its customer that
 * had come in before it and were open, or settled after it. The time of a refund is in whole seconds; an admin may have
 * marked the withdrawal on the day before the refund.
 * @returns whether there was one
 */
export async function reopenAfterFailedRefund(tx: Tx, { id, customerId, createdAt }: Refund): Promise<boolean> {
  const { rows } = await sql<{ id: string; wasSettled: boolean }>`
    UPDATE withdrawals w SET refund_failed_at = now(), settled_at = NULL, settled_by_id = NULL
      FROM payment_customers c JOIN users u ON u.id = c.user_id
     WHERE c.stripe_id = ${customerId} AND u.email_confirmed_at IS NOT NULL AND w.email = u.email
       AND w.received_at < ${createdAt}::timestamptz + interval '1 second'
       AND (w.settled_at IS NULL OR w.settled_at > ${createdAt}::timestamptz - interval '1 day')
    RETURNING w.id, old.settled_at IS NOT NULL AS "wasSettled"`.execute(tx)
  for (const { id: withdrawal, wasSettled } of rows)
    if (wasSettled) await recordAction(tx, null, 'withdrawal.reopened', null, { withdrawal, refund: id })
  return rows.length > 0
}
