import { RefusedPayment, StripeError } from '../wire/stripe-error.ts'
import type { Payment } from './charge.ts'

/**
 * 402 for a call whose payment was refused. For a subscription everything the call did is rolled back; for an invoice the
 * attempt is kept.
 */
export function refusePayment(
  { error, requiresAction }: Pick<Payment, 'error' | 'requiresAction'>,
  paid: 'subscription' | 'invoice',
): StripeError {
  const Refusal = paid === 'invoice' ? RefusedPayment : StripeError
  if (requiresAction)
    return new Refusal(402, {
      type: 'card_error',
      code: `${paid}_payment_intent_requires_action`,
      message: 'This payment requires additional user action before it can be completed successfully.',
    })
  return new Refusal(402, {
    type: 'card_error',
    code: error?.code,
    decline_code: error?.decline_code,
    message: error?.message ?? 'Your card was declined.',
  })
}
