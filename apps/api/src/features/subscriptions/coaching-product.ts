import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'
import { graceDays } from './status.ts'

/** SQL: the grace period as an interval literal. */
export const gracePeriod = sql.raw<unknown>(`interval '${graceDays} days'`)

/**
 * SQL condition: a subscription is running. It is active, or past due within the grace period, and not cancelled to the
 * end of a period that is over (in case a webhook was lost).
 * @param subscription alias of `subscriptions`
 */
export function isRunning(subscription: string): RawBuilder<boolean> {
  const s = columnsOf<'subscriptions'>(subscription)
  return sql`(${s('status')} IN ('ACTIVE', 'TRIALING')
    OR ${s('status')} = 'PAST_DUE' AND coalesce(${s('past_due_since')}, ${s('current_period_end')}) > now() - ${gracePeriod})
    AND NOT (${s('cancel_at_period_end')} AND ${s('current_period_end')} < now() - interval '1 hour')`
}

/** SQL condition: a user has bought a one-time coaching product without a refund. @param userId SQL expression */
export const hasCoachingOrder = (userId: RawBuilder<string>): RawBuilder<boolean> => sql`EXISTS (
  SELECT 1 FROM orders o WHERE o.user_id = ${userId} AND o.includes_coaching AND NOT o.refunded)`

/**
 * SQL condition: a user has a coaching product, as a running subscription or a one-time purchase.
 * @param userId SQL expression
 */
export const hasCoachingProduct = (userId: RawBuilder<string | null>): RawBuilder<boolean> => sql`(EXISTS (
  SELECT 1 FROM subscriptions s WHERE s.user_id = ${userId} AND s.coaching_since IS NOT NULL AND ${isRunning('s')})
  OR ${hasCoachingOrder(userId as RawBuilder<string>)})`

/**
 * SQL condition: a user has a purchase that includes coaching, of which a subscription counts until it has ended, also
 * while its payment is overdue for longer than the grace period.
 * @param userId SQL expression
 */
export const hasCoachingPurchase = (userId: RawBuilder<string>): RawBuilder<boolean> => sql`(EXISTS (
  SELECT 1 FROM subscriptions s
   WHERE s.user_id = ${userId} AND s.coaching_since IS NOT NULL AND s.status <> 'CANCELED')
  OR ${hasCoachingOrder(userId)})`

/** Job that is queued when a purchase of coaching has ended: ends the coaching of a member who has no other one. */
export const coachingPurchaseEnded = { name: 'end-unpaid-coaching' }
