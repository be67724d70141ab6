import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problems/problem.ts'
import { clientNetworks } from './client-network.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Attempts (`points`) per window (`duration` in seconds). `…Ip` limits one client across accounts, by its IPv4 address
 * or IPv6 /64, with 16 times the limit per IPv6 /48. `…Account` counts attempts at one account per client network, so
 * that an attacker elsewhere cannot lock the owner out. `anonymousMail` counts the mails that callers without a session
 * cause to one recipient: withdrawals, newsletter and sign-up together. Reset links have a limit of their own
 * (`resetAccount`), so that nobody can keep the owner from a new password by using up `anonymousMail`.
 */
const rules = {
  signInIp: { points: 100, duration: 15 * minute },
  signInAccount: { points: 10, duration: 15 * minute },
  signUpIp: { points: 20, duration: hour },
  refreshIp: { points: 600, duration: 15 * minute },
  resetIp: { points: 20, duration: hour },
  resetAccount: { points: 3, duration: hour },
  currentPassword: { points: 10, duration: 15 * minute },
  confirmationMail: { points: 3, duration: hour },
  confirmationMailAccount: { points: 10, duration: day },
  imageUpload: { points: 20, duration: hour },
  documentUpload: { points: 20, duration: hour },
  photoUpload: { points: 120, duration: hour },
  /** Files to re-encode: the same upload address may be used, and its file be finished, any number of times. */
  imageEncoding: { points: 60, duration: hour },
  photoEncoding: { points: 240, duration: hour },
  /** Attempts at one account from one known device. */
  signInDevice: { points: 20, duration: 15 * minute },
  codeDevice: { points: 10, duration: 15 * minute },
  secondFactorChange: { points: 10, duration: 15 * minute },
  newsletterIp: { points: 20, duration: hour },
  checkout: { points: 60, duration: 15 * minute },
  checkoutPreview: { points: 300, duration: 15 * minute },
  paymentCall: { points: 60, duration: 15 * minute },
  unknownProduct: { points: 60, duration: hour },
  withdrawalIp: { points: 10, duration: hour },
  anonymousMail: { points: 3, duration: hour },
  message: { points: 60, duration: hour },
  /** Messages to several clients at once. */
  bulkMessage: { points: 20, duration: hour },
  recipeImport: { points: 120, duration: hour },
  recipePage: { points: 20, duration: hour },
  invites: { points: 120, duration: hour },
  linkIp: { points: 60, duration: hour },
} as const

export type RateRule = keyof typeof rules

/**
 * Slow-downs: limits of attempts at one account by all other clients together. `free` attempts a day, then one at a
 * time with a growing delay, up to `maxDelaySeconds`. Guessing from many addresses stays slow, and nobody is locked out
 * for good.
 */
const slowDowns = {
  passwordGuess: { free: 20, maxDelaySeconds: 5 * minute },
  codeGuess: { free: 5, maxDelaySeconds: 15 * minute },
} as const

export type SlowDownRule = keyof typeof slowDowns

const isSlowDown = (rule: RateRule | SlowDownRule): rule is SlowDownRule => rule in slowDowns

/** Rules whose key is a client address. */
type IpRule = Extract<RateRule, `${string}Ip`>

/** Limit of an IPv6 /48 as a multiple of the limit of a /64. */
const siteFactor = 16

const isIpRule = (rule: RateRule): rule is IpRule => rule.endsWith('Ip')

/** Counters in PostgreSQL, shared by all API replicas. */
export interface RateLimits {
  /** Counts one attempt. @throws Problem `too_many_requests` with the seconds to wait */
  count(rule: RateRule, ...key: string[]): Promise<void>
  /** Counts one attempt. @returns false once the limit is passed */
  allows(rule: RateRule, ...key: string[]): Promise<boolean>
  /** Resets the counter of this key. */
  reset(rule: RateRule, ...key: string[]): Promise<void>
  /**
   * Counts one attempt; the caller takes it back (`takeBack`) when it succeeds.
   * @returns whether the attempt was beyond the free ones
   * @throws Problem `too_many_requests` with the seconds to wait
   */
  slowDown(rule: SlowDownRule, ...key: string[]): Promise<boolean>
  /** Removes one attempt from the counter; the delay that it started stays. */
  takeBack(rule: RateRule | SlowDownRule, ...key: string[]): Promise<void>
}

/** Limit that is never reached: larger than any count of a day, and within the range of the column. */
const maxCount = 1_000_000_000

/** Keys are hashed: they contain e-mail and IP addresses, and the counters outlive the request. */
const hashed = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Opens the rate limits on a database. @param scale factor for every limit; tests raise it */
export function rateLimits(pool: Pool, scale = 1): RateLimits {
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
  const limiter = (rule: RateRule, keyPrefix: string = rule, factor = 1) =>
    counter(keyPrefix, rules[rule].points * scale * factor, rules[rule].duration)
  const names = Object.keys(rules) as RateRule[]
  const limiters = Object.fromEntries(names.map((rule) => [rule, limiter(rule)])) as Record<
    RateRule,
    RateLimiterPostgres
  >
  const siteLimiters = Object.fromEntries(
    names.filter(isIpRule).map((rule) => [rule, limiter(rule, `${rule}Site`, siteFactor)]),
  ) as Record<IpRule, RateLimiterPostgres>

  const dailyCounters = Object.fromEntries(
    Object.keys(slowDowns).map((rule) => [rule, counter(rule, maxCount, day)]),
  ) as Record<SlowDownRule, RateLimiterPostgres>
  /** Counters that allow one attempt per delay; each consumption sets the length of its delay. */
  const delays = Object.fromEntries(
    Object.keys(slowDowns).map((rule) => [rule, counter(`${rule}Delay`, 1, 1)]),
  ) as Record<SlowDownRule, RateLimiterPostgres>

  /** Counts one attempt. @returns the seconds to wait; 0 within the limit */
  const consume = async (counter: RateLimiterPostgres, key: readonly string[], options = {}): Promise<number> => {
    try {
      await counter.consume(hashed(key), 1, options)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  }

  /** Counters of a rule, each with its key. */
  const countersOf = (rule: RateRule, key: string[]): (readonly [RateLimiterPostgres, readonly string[]])[] => {
    if (!isIpRule(rule)) return [[limiters[rule], key]]
    const { subscriber, site } = clientNetworks(key.join())
    return [[limiters[rule], [subscriber]], ...(site === null ? [] : [[siteLimiters[rule], [site]] as const])]
  }

  const waitSeconds = async (rule: RateRule, key: string[]): Promise<number> => {
    for (const counted of countersOf(rule, key)) {
      const seconds = await consume(...counted)
      if (seconds > 0) return seconds
    }
    return 0
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
    slowDown: async (rule, ...key) => {
      const { free, maxDelaySeconds } = slowDowns[rule]
      const { consumedPoints } = await dailyCounters[rule].consume(hashed(key))
      const excess = consumedPoints - free * scale
      if (excess <= 0) return false
      const customDuration = Math.min(2 ** excess, maxDelaySeconds)
      const retryAfter = await consume(delays[rule], key, { customDuration })
      if (retryAfter === 0) return true
      // A refused attempt is not counted, so that only attempts that were made increase the delay.
      await dailyCounters[rule].reward(hashed(key))
      throw new Problem('too_many_requests', { retryAfter })
    },
    takeBack: async (rule, ...key) => {
      const counters = isSlowDown(rule) ? [[dailyCounters[rule], key] as const] : countersOf(rule, key)
      for (const [counter, counted] of counters) await counter.reward(hashed(counted))
    },
  }
}
