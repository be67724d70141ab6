import * as z from 'zod/mini'
import { email, id, line, timestamp } from '../scalars.ts'
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

export const withdrawalsSchemas = () => ({
  declare: {
    summary:
      'Withdraw from a contract; answers and mails a receipt with date and time, at most three mails per hour and address',
    body: withdrawal,
    output: withdrawalReceipt,
  },
})
