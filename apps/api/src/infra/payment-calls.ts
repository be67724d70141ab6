import Stripe from 'stripe'
import { Problem } from '../problems/problem.ts'

const { StripeCardError, StripeError, StripeInvalidRequestError } = Stripe.errors

/** The service has looked at the call and said no: nothing happened, and asking the same again is pointless. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError ||
  (error instanceof Problem && (error.code === 'payment_declined' || error.code === 'price_gone'))

const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.code === 'invoice_upcoming_none')

/**
 * Makes a call to the payment service.
 * @throws Problem `payment_declined` for the card; `payments_unavailable` when there is no answer that says what
 *   happened; the service's refusals as they are
 */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof StripeCardError) throw new Problem('payment_declined', { cause: error })
    if (error instanceof StripeInvalidRequestError || !(error instanceof StripeError)) throw error
    throw new Problem('payments_unavailable', { cause: error, retryAfter: 10 })
  }
}

/** The same for something that may not be there. @returns null then */
export async function found<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await asked(call)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The same for what may have happened already, where that is as good: a refusal counts as done. */
export async function settled(call: Promise<unknown>): Promise<void> {
  try {
    await asked(call)
  } catch (error) {
    if (!(error instanceof StripeInvalidRequestError)) throw error
  }
}
