import { runDue } from '../billing/due.ts'
import type { Context } from '../context.ts'
import { parseForm } from '../wire/form.ts'
import { type Answer, digestOf, findResponse, saveResponse } from '../wire/idempotency.ts'
import { readParams } from '../wire/params.ts'
import { readExpansion, render } from '../wire/render.ts'
import type { Route } from '../wire/route.ts'
import { RefusedPayment, StripeError } from '../wire/stripe-error.ts'

export type ApiCall = {
  method: string
  path: string
  /** The path's `:id`, or ''. */
  id: string
  /** Form-encoded parameters of query and body. */
  encoded: string
  idempotencyKey: string | null
  requestId: string
}

/** The response of an error. */
export function errorAnswer({ status, details }: StripeError, requestId: string): Answer {
  const { code } = details
  const error = {
    ...details,
    ...(code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}),
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  }
  return { status, body: JSON.stringify({ error }, null, 2) }
}

function run(context: Context, route: Route, call: ApiCall): Answer {
  const { expand, ...given } = parseForm(call.encoded)
  const params = readParams(route.params, given)
  const result = route.run({ context, params, id: call.id, path: call.path })
  return { status: 200, body: JSON.stringify(render(result, readExpansion(expand), context.store), null, 2) }
}

/**
 * Handles a call in one transaction with the stored response of its idempotency key.
 * @throws StripeError when it is refused
 */
function answerOnce(context: Context, route: Route, call: ApiCall): Answer & { isReplayed: boolean } {
  const { store } = context
  // Like Stripe, only POST honours idempotency keys.
  const key = call.method === 'POST' ? call.idempotencyKey : null
  const digest = digestOf(call.method, call.path, call.encoded)
  const saved = key === null ? undefined : findResponse(context, key, digest)
  if (saved) return { status: saved.status, body: saved.body, isReplayed: true }
  const save = (answer: Answer) => {
    if (key !== null) saveResponse(context, key, digest, answer, call.requestId)
    return answer
  }
  try {
    const answer = store.transaction(() => {
      try {
        return save(run(context, route, call))
      } catch (error) {
        if (!(error instanceof RefusedPayment)) throw error
        return save(errorAnswer(error, call.requestId))
      }
    })
    return { ...answer, isReplayed: false }
  } catch (error) {
    // A declined payment is stored under its key and not tried again; a validation error is not stored.
    if (!(error instanceof StripeError && error.status === 402)) throw error
    const answer = store.transaction(() => save(errorAnswer(error, call.requestId)))
    return { ...answer, isReplayed: false }
  }
}

/** Runs what is due, then the call; events name the call that caused them. */
export function answerCall(context: Context, route: Route, call: ApiCall): Answer & { isReplayed: boolean } {
  runDue(context, context.clock.now())
  context.call = { id: call.requestId, idempotencyKey: call.idempotencyKey }
  try {
    return answerOnce(context, route, call)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { ...errorAnswer(error, call.requestId), isReplayed: false }
  } finally {
    context.call = null
  }
}
