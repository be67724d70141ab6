import { StripeError } from '../wire/stripe-error.ts'
import type { Payment } from './charge.ts'

/** 402: the error of a call that needs a payment which was refused; everything else the call did is undone. */
export function refusePayment({ error, needsHolder }: Payment): StripeError {
  if (needsHolder)
    return new StripeError(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    })
  return new StripeError(402, {
    type: 'card_error',
    code: error?.code,
    decline_code: error?.decline_code,
    message: error?.message ?? 'Your card was declined.',
  })
}
