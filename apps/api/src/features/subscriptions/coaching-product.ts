import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'
import { graceDays } from './status.ts'

/** Interval of the grace period as an SQL literal. */
export const gracePeriod = sql.raw<unknown>(`interval '${graceDays} days'`)

/**
 * Condition: a subscription runs. It is active, or past due within the grace period; and it was not cancelled to a period
 * that has ended (covers a lost webhook).
 * @param subscription alias of `subscriptions`
 */
export function isRunning(subscription: string): RawBuilder<boolean> {
  const s = columnsOf<'subscriptions'>(subscription)
  return sql`(${s('status')} IN ('ACTIVE', 'TRIALING')
    OR ${s('status')} = 'PAST_DUE' AND coalesce(${s('past_due_since')}, ${s('current_period_end')}) > now() - ${gracePeriod})
    AND NOT (${s('cancel_at_period_end')} AND ${s('current_period_end')} < now() - interval '1 hour')`
}

/** Condition: a user has bought coaching once, and was not refunded. @param userId as an expression */
export const hasCoachingOrder = (userId: RawBuilder<string>): RawBuilder<boolean> => sql`EXISTS (
  SELECT 1 FROM orders o WHERE o.user_id = ${userId} AND o.includes_coaching AND NOT o.refunded)`

/** Condition: a user pays for coaching: by a running subscription, or by a purchase. @param userId as an expression */
export const hasCoachingProduct = (userId: RawBuilder<string | null>): RawBuilder<boolean> => sql`(EXISTS (
  SELECT 1 FROM subscriptions s WHERE s.user_id = ${userId} AND s.coaching_since IS NOT NULL AND ${isRunning('s')})
  OR ${hasCoachingOrder(userId as RawBuilder<string>)})`
