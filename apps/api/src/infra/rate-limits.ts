import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problems/problem.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Attempts per window in seconds. `…Ip` limits one client across accounts; `…Account` counts one account per client IP, so
 * that an attacker elsewhere cannot lock the owner out.
 */
const rules = {
  signInIp: { points: 100, duration: 15 * minute },
  signInAccount: { points: 10, duration: 15 * minute },
  signUpIp: { points: 20, duration: hour },
  refreshIp: { points: 600, duration: 15 * minute },
  resetIp: { points: 20, duration: hour },
  resetAccount: { points: 3, duration: hour },
  passwordChange: { points: 10, duration: 15 * minute },
  dataExport: { points: 3, duration: day },
  newsletterIp: { points: 20, duration: hour },
  newsletterAddress: { points: 3, duration: hour },
  checkout: { points: 60, duration: 15 * minute },
  checkoutPreview: { points: 300, duration: 15 * minute },
  unknownProduct: { points: 60, duration: hour },
  withdrawalIp: { points: 10, duration: hour },
  linkIp: { points: 60, duration: hour },
} as const

export type RateRule = keyof typeof rules

/** Counters in PostgreSQL, shared by all API replicas. */
export interface RateLimits {
  /** Counts one attempt. @throws Problem `too_many_requests` with the seconds to wait */
  count(rule: RateRule, ...key: string[]): Promise<void>
  /** Counts one attempt. @returns false once the limit is passed */
  allows(rule: RateRule, ...key: string[]): Promise<boolean>
  /** Resets the counter of this key. */
  reset(rule: RateRule, ...key: string[]): Promise<void>
}

/** Keys are hashed: they contain e-mail and IP addresses, and the counters outlive the request. */
const hashed = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** @param scale multiplies every limit */
export function rateLimits(pool: Pool, scale = 1): RateLimits {
  const limiter = (rule: RateRule) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule,
      points: rules[rule].points * scale,
      duration: rules[rule].duration,
    })
  const limiters = Object.fromEntries(Object.keys(rules).map((rule) => [rule, limiter(rule as RateRule)])) as Record<
    RateRule,
    RateLimiterPostgres
  >

  const waitSeconds = async (rule: RateRule, key: string[]): Promise<number> => {
    try {
      await limiters[rule].consume(hashed(key))
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  }
  return {
    count: async (rule, ...key) => {
      const retryAfter = await waitSeconds(rule, key)
      if (retryAfter > 0) throw new Problem('too_many_requests', { retryAfter })
    },
    allows: async (rule, ...key) => (await waitSeconds(rule, key)) === 0,
    reset: async (rule, ...key) => {
      await limiters[rule].delete(hashed(key))
    },
  }
}
