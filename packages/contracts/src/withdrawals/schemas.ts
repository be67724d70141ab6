import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { email, id, line, page, paging, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Declaration of withdrawal; by law possible without sign-in, reason or order number. */
export const withdrawal = z.object({
  name: line(120, texts.fullName),
  email,
  contract: line(300, texts.contract),
})

/** Receipt of the declaration with its time of arrival. */
export const withdrawalReceipt = z.object({
  id,
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  receivedAt: timestamp,
  /**
   * Whether the receipt was mailed; false when the address got too many mails in the last hour. The declaration is
   * valid in any case.
   */
  mailed: z.boolean(),
})
export type WithdrawalReceipt = z.input<typeof withdrawalReceipt>

/** Withdrawal as admins see it. */
const receivedWithdrawal = z.object({
  id,
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  receivedAt: timestamp,
  /** End of the day in Vienna by which the payment has to be given back: 14 days after the declaration (§ 14 FAGG). */
  refundDueAt: timestamp,
  /** When a refund to this person failed; null without one, and when the withdrawal was settled after that. */
  refundFailedAt: z.nullable(timestamp),
  /** When it was marked as settled; null while it is open. */
  settledAt: z.nullable(timestamp),
  /** Name of the admin who marked it; null while it is open, or without their account. */
  settledBy: z.nullable(z.string()),
})
export type ReceivedWithdrawal = z.input<typeof receivedWithdrawal>

export const withdrawalsSchemas = () => ({
  declare: {
    summary:
      'Withdraw from a contract, once for a key; answers and mails a receipt with date and time, at most three mails per hour ' +
      'and address',
    body: z.object({
      ...withdrawal.shape,
      /**
       * Client key, a random UUID of the device: a declaration sent again with the same key is received once. The web of the
       * release before does not send it.
       */
      key: z.optional(id),
    }),
    output: withdrawalReceipt,
  },
  list: {
    summary: 'Withdrawals: open ones by the day by which to pay back, then settled ones, the last one first',
    query: z.object({ ...paging }),
    output: page(receivedWithdrawal),
  },
  settle: {
    summary: 'Mark a withdrawal as settled, or as open again',
    params: z.object({ id }),
    body: z.object({ settled: z.boolean() }),
    output: done,
  },
})
