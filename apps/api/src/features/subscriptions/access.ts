import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'
import { gracePeriod, hasCoachingOrder, isRunning } from './coaching-product.ts'

/**
 * Condition: app content is open to a user: by a role, by a running membership, or by being coached. Coached is an active or
 * paused client: one who takes a client slot, and keeps the access when the trainer's slots lapse; or one whom an admin
 * assigned to the trainer, as long as their own purchase of coaching stands. Part of the hot reads of session and account:
 * later conditions are evaluated only if the ones before do not hold.
 * @param user alias of `users`
 */
export function hasAccess(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`(
  ${u('roles')}::text[] && ARRAY['ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] OR EXISTS (
    SELECT 1 FROM subscriptions s
     WHERE s.user_id = ${u('id')} AND s.kind = 'MEMBERSHIP' AND ${isRunning('s')}
  ) OR EXISTS (
    SELECT 1 FROM client_relations r
     WHERE r.client_id = ${u('id')} AND r.status IN ('ACTIVE', 'PAUSED')
       AND CASE WHEN r.origin = 'ASSIGNED' THEN ${hasCoachingOrder(sql.ref('r.client_id'))} ELSE EXISTS (
         SELECT 1 FROM subscriptions s WHERE s.user_id = r.trainer_id AND s.kind = 'CLIENT_SLOTS') END))`
}

/**
 * Condition: a trainer's client slots are paid for, or past due or ended within the grace period. A cancelled period that
 * has ended counts as an end (covers a lost webhook).
 * @param trainerId the trainer's id as an expression
 */
export const hasUsableSlots = (trainerId: RawBuilder<string>): RawBuilder<boolean> => sql`EXISTS (
  SELECT 1 FROM subscriptions s
   WHERE s.user_id = ${trainerId} AND s.kind = 'CLIENT_SLOTS'
     AND (s.status IN ('ACTIVE', 'TRIALING')
          OR s.status = 'PAST_DUE' AND coalesce(s.past_due_since, s.current_period_end) > now() - ${gracePeriod}
          OR s.status = 'CANCELED' AND s.ended_at > now() - ${gracePeriod})
     AND NOT (s.cancel_at_period_end AND s.current_period_end < now() - ${gracePeriod}))`
