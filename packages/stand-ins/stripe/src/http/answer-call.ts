import { runDue } from '../billing/due.ts'
import { parseForm } from '../wire/form.ts'
import { type Answer, digestOf, keepAnswer, keptAnswer } from '../wire/idempotency.ts'
import { readParams } from '../wire/params.ts'
import { readExpansion, render } from '../wire/render.ts'
import type { Route } from '../wire/route.ts'
import { RefusedPayment, StripeError } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'

export type ApiCall = {
  method: string
  path: string
  /** The path's `:id`, or ''. */
  id: string
  /** Parameters as they came: the query's, and a body's. */
  encoded: string
  idempotencyKey: string | null
  requestId: string
}

/** An error as an answer's body. */
export function errorAnswer({ status, details }: StripeError, requestId: string): Answer {
  const { code } = details
  const error = {
    ...details,
    ...(code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}),
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  }
  return { status, body: JSON.stringify({ error }, null, 2) }
}

function run(world: World, route: Route, call: ApiCall): Answer {
  const { expand, ...given } = parseForm(call.encoded)
  const params = readParams(route.params, given)
  const result = route.run({ world, params, id: call.id, path: call.path })
  return { status: 200, body: JSON.stringify(render(result, readExpansion(expand), world.store), null, 2) }
}

/**
 * Answers a call. All it changes is kept together with the answer for its idempotency key, or nothing is.
 * @throws StripeError when it is refused
 */
function answerOnce(world: World, route: Route, call: ApiCall): Answer & { isReplayed: boolean } {
  const { store } = world
  // Like the API, only what changes something is answered from memory.
  const key = call.method === 'POST' ? call.idempotencyKey : null
  const digest = digestOf(call.method, call.path, call.encoded)
  const kept = key === null ? undefined : keptAnswer(world, key, digest)
  if (kept) return { status: kept.status, body: kept.body, isReplayed: true }
  const keep = (answer: Answer) => {
    if (key !== null) keepAnswer(world, key, digest, answer, call.requestId)
    return answer
  }
  try {
    const answer = store.transaction(() => {
      try {
        return keep(run(world, route, call))
      } catch (error) {
        if (!(error instanceof RefusedPayment)) throw error
        return keep(errorAnswer(error, call.requestId))
      }
    })
    return { ...answer, isReplayed: false }
  } catch (error) {
    // A refused payment has been tried: the same key does not try it again. A wrong parameter has not.
    if (!(error instanceof StripeError && error.status === 402)) throw error
    const answer = store.transaction(() => keep(errorAnswer(error, call.requestId)))
    return { ...answer, isReplayed: false }
  }
}

/** Does what is due, then answers a call; events tell which call they come from. */
export function answerCall(world: World, route: Route, call: ApiCall): Answer & { isReplayed: boolean } {
  runDue(world, world.clock.now())
  world.call = { id: call.requestId, idempotencyKey: call.idempotencyKey }
  try {
    return answerOnce(world, route, call)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { ...errorAnswer(error, call.requestId), isReplayed: false }
  } finally {
    world.call = null
  }
}
