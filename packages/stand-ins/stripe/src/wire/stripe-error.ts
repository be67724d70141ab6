export type ErrorDetails = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string | undefined
  decline_code?: string | undefined
  param?: string | undefined
  payment_intent?: unknown
}

/** An error response of the API. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, details: ErrorDetails) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

/** A refused payment whose attempt is committed, with its events. */
export class RefusedPayment extends StripeError {}

/** 400: invalid parameter. */
export const invalid = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, param, code })

/** 404, or 400 when a parameter names it: missing object. */
export const missing = (what: string, id: string, param?: string): StripeError =>
  new StripeError(param && param !== 'id' ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  })
