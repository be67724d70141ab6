import Stripe from 'stripe'
import { Problem } from '../../problems/problem.ts'

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors

/** Whether the payment service rejected the call: nothing happened, and a retry would be rejected again. */
export const isRejected = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError ||
  (error instanceof Problem && (error.code === 'payment_declined' || error.code === 'price_gone'))

/**
 * Whether the payment service refused to repeat a call, because it remembers its idempotency key with other parameters.
 * Not a rejection: the first call may have taken effect.
 */
export const isKeyMismatch = (error: unknown): boolean =>
  error instanceof Problem && error.cause instanceof StripeIdempotencyError

/** Whether a call was rejected because it named a customer who has been deleted at the payment service. */
export function isCustomerGone(error: unknown): boolean {
  const rejection = error instanceof Problem ? error.cause : error
  if (!(rejection instanceof StripeInvalidRequestError)) return false
  return rejection.code === 'resource_missing' && rejection.param === 'customer'
}

const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.code === 'invoice_upcoming_none')

/**
 * Awaits a call to the payment service and translates its errors.
 * @throws Problem `payment_declined` when the card is declined; `payments_unavailable` when the outcome is unknown;
 *   StripeInvalidRequestError for a rejected call
 */
export async function awaitCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof StripeCardError) throw new Problem('payment_declined', { cause: error })
    if (error instanceof StripeInvalidRequestError || !(error instanceof StripeError)) throw error
    throw new Problem('payments_unavailable', { cause: error, retryAfter: 10 })
  }
}

/** Like `awaitCall`. @returns null when the object does not exist */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await awaitCall(call)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Like `awaitCall`, for idempotent effects: a rejected call counts as already done. */
export async function ignoreRejection(call: Promise<unknown>): Promise<void> {
  try {
    await awaitCall(call)
  } catch (error) {
    if (!(error instanceof StripeInvalidRequestError)) throw error
  }
}
