import { type Actor, isAdmin } from '../../http/actor.ts'
import { Problem } from '../../problems/problem.ts'
import type { SessionClaims } from './access-tokens.ts'

/** How long a confirmed session may replace a lookup without an answer, in ms. */
const maxAgeMs = 5 * 60 * 1000

/** Longest wait for a lookup in ms: with a confirmed session to fall back on, and without one. */
const knownLimitMs = 60
const unknownLimitMs = 1900

/**
 * Looks sessions up with `load`; while that gives no answer, uses the last confirmed one, for admins only. During an
 * outage a sign-out or lock may therefore take effect up to five minutes late, so use it only for endpoints that show
 * nothing personal. The token itself has been checked before.
 * @throws Problem `unavailable` without an answer in time and without a recently confirmed session
 */
export function recentSessions(load: (claims: SessionClaims) => Promise<Actor | null>) {
  const confirmed = new Map<string, { actor: Actor; atMs: number }>()

  const lookUp = async (claims: SessionClaims): Promise<Actor | null> => {
    const actor = await load(claims)
    if (actor && isAdmin(actor)) confirmed.set(claims.sessionId, { actor, atMs: performance.now() })
    else confirmed.delete(claims.sessionId)
    return actor
  }

  const findConfirmed = (sessionId: string): Actor | undefined => {
    const earliest = performance.now() - maxAgeMs
    for (const [id, { atMs }] of confirmed) if (atMs < earliest) confirmed.delete(id)
    return confirmed.get(sessionId)?.actor
  }

  return async (claims: SessionClaims): Promise<Actor | null> => {
    const known = findConfirmed(claims.sessionId)
    const late = Promise.withResolvers<Actor>()
    const timer = setTimeout(
      () => {
        if (known) late.resolve(known)
        else late.reject(new Problem('unavailable', { retryAfter: 5 }))
      },
      known ? knownLimitMs : unknownLimitMs,
    )
    const lookup = lookUp(claims).catch((error: unknown) => {
      if (known) return known
      throw error
    })
    // The lookup may reject after the time limit; without a handler this would be an unhandled rejection.
    lookup.catch(() => undefined)
    try {
      return await Promise.race([lookup, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
