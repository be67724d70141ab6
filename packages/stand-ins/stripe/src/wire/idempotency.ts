import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { StripeError } from './stripe-error.ts'

export type Answer = { status: number; body: string }

const idempotencyTtlSeconds = 86_400

export const digestOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')

/**
 * The stored response of this idempotency key, for one day.
 * @throws StripeError when the key belongs to another call
 */
export function findResponse({ store, clock }: Context, key: string, call: string): Answer | undefined {
  const saved = store.find('answer', key)
  if (!saved || saved.created < clock.now() - idempotencyTtlSeconds) return undefined
  if (saved.call === call) return saved
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Stores a response under an idempotency key. */
export function saveResponse(
  { store, clock }: Context,
  key: string,
  call: string,
  answer: Answer,
  requestId: string,
): void {
  store.put({ object: 'answer', id: key, created: clock.now(), call, ...answer, requestId })
}
