import { createHash } from 'node:crypto'
import type { World } from '../world.ts'
import { StripeError } from './stripe-error.ts'

export type Answer = { status: number; body: string }

const keptSeconds = 86_400

export const digestOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')

/**
 * What a call with this key was answered in the last day, if there was one.
 * @throws StripeError when that was another call
 */
export function keptAnswer({ store, clock }: World, key: string, call: string): Answer | undefined {
  const kept = store.find('answer', key)
  if (!kept || kept.created < clock.now() - keptSeconds) return undefined
  if (kept.call === call) return kept
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Keeps an answer for calls that come again with the key. */
export function keepAnswer(
  { store, clock }: World,
  key: string,
  call: string,
  answer: Answer,
  requestId: string,
): void {
  store.put({ object: 'answer', id: key, created: clock.now(), call, ...answer, requestId })
}
