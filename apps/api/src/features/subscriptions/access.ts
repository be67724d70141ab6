import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'
import { graceDays } from './status.ts'

/** Interval of the grace period as an SQL literal. */
export const gracePeriod = sql.raw<unknown>(`interval '${graceDays} days'`)

/**
 * Condition: app content is open to a user, by a role or by a membership. The membership is active, or past due within the
 * grace period; and it was not cancelled to a period that has ended (covers a lost webhook). Part of the hot reads of
 * session and account.
 * @param user alias of `users`
 */
export function hasAccess(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`(
  ${u('roles')}::text[] && ARRAY['ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] OR EXISTS (
    SELECT 1 FROM subscriptions s
     WHERE s.user_id = ${u('id')} AND s.kind = 'MEMBERSHIP'
       AND (s.status IN ('ACTIVE', 'TRIALING')
            OR s.status = 'PAST_DUE' AND coalesce(s.past_due_since, s.current_period_end) > now() - ${gracePeriod})
       AND NOT (s.cancel_at_period_end AND s.current_period_end < now() - interval '1 hour')))`
}
