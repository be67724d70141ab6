import { formatEuro } from '@kostbar/contracts/money-format'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { CheckoutSession, Refund } from '../../infra/payments/mapping.ts'
import { isErasedAccount } from '../erasures/service.ts'
import type { Mails } from '../mail/service.ts'
import { coachingPurchaseEnded } from '../subscriptions/service.ts'
import { reopenAfterFailedRefund } from '../withdrawals/service.ts'

/** Remembers a failed refund. @returns false when it was known already */
async function remember(tx: Tx, { id }: Refund): Promise<boolean> {
  const inserted = await tx
    .insertInto('failed_refunds')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Refunds of payments, as the payment provider knows them. */
export function refundsService(
  { payments, jobs, operatorEmail }: Pick<Infra, 'payments' | 'jobs' | 'operatorEmail'>,
  mails: Mails,
) {
  /** Reports a failed refund once: its withdrawal is open again, and the operator gets a mail. @returns whether it is new */
  const report = async (tx: Tx, paymentId: string, refund: Refund): Promise<boolean> => {
    if (!(await remember(tx, refund))) return false
    const { id: subjectId, amount } = refund
    const reopened = await reopenAfterFailedRefund(tx, refund)
    const variables = { amount: formatEuro(amount), paymentId, refundId: subjectId, reopened }
    await mails.enqueueMailTo(tx, operatorEmail, { template: 'refundFailed', subjectId, variables })
    return true
  }

  return {
    /**
     * Refunds a paid one-time product whose buyer's account was erased before the payment arrived: a direct debit may take
     * days. Mails the operator, also when the refund was refused. Idempotent.
     */
    refundErased: async (tx: Tx, { id: subjectId, userId, paymentId, amount }: CheckoutSession): Promise<void> => {
      if (!paymentId || !userId || !(await isErasedAccount(tx, userId))) return
      await payments.refund(paymentId, 'requested_by_customer')
      const refunded = (await payments.refundsOf(paymentId)).some(({ failed }) => !failed)
      const variables = { amount: formatEuro(amount), paymentId, refunded }
      await mails.enqueueMailTo(tx, operatorEmail, { template: 'paidAfterErasure', subjectId, variables })
    },

    /**
     * Fetches the refunds of a payment, stores what was refunded of its order, and reports those that failed. A refund
     * of any amount ends the order: after a withdrawal, what was used by then is kept. A failed one reinstates it once,
     * so that the operator can end it by hand after paying back in another way.
     * @returns refunded cents
     */
    apply: async (tx: Tx, paymentId: string): Promise<number> => {
      // Locked before the refunds are fetched, so that an earlier answer never overwrites a later one.
      await tx.selectFrom('orders').select('id').where('payment_id', '=', paymentId).forUpdate().execute()
      const refunds = await payments.refundsOf(paymentId)
      const amount = refunds.reduce((sum, refund) => sum + (refund.failed ? 0 : refund.amount), 0)
      let hasNewFailure = false
      for (const refund of refunds) if (refund.failed && (await report(tx, paymentId, refund))) hasNewFailure = true
      if (amount > 0 || hasNewFailure) {
        const changed = await tx
          .updateTable('orders')
          .set({ refunded: amount > 0, refunded_amount: amount })
          .where('payment_id', '=', paymentId)
          .returning(['user_id as userId', 'refunded', 'includes_coaching as includesCoaching'])
          .execute()
        const ended = changed.filter(({ refunded, includesCoaching }) => refunded && includesCoaching)
        await jobs.sendMany(
          coachingPurchaseEnded,
          ended.map(({ userId }) => ({ userId })),
          tx,
        )
      }
      return amount
    },
  }
}
