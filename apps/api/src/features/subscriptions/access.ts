import type { OtherAccess } from '@kostbar/contracts/subscriptions/schemas'
import type { Role } from '@kostbar/contracts/users/schemas'
import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'
import { gracePeriod, hasCoachingOrder, isRunning } from './coaching-product.ts'

/**
 * SQL condition: a user has access to app content, lasting or by a trial. Part of the hot reads of session and account:
 * later conditions are only evaluated if earlier ones do not hold.
 * @param user alias of `users`
 */
export function hasAccess(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`(
  'TRIAL_MODE' = ANY(${u('roles')}::text[]) AND coalesce(${u('trial_until')} > now(), true)
  OR ${hasLastingAccess(user)})`
}

/**
 * SQL condition: a user has access to app content without a trial, by a role, a running membership or being coached.
 * @param user alias of `users`
 */
export function hasLastingAccess(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`(
  ${u('roles')}::text[] && ARRAY['ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER'] OR EXISTS (
    SELECT 1 FROM subscriptions s
     WHERE s.user_id = ${u('id')} AND s.kind = 'MEMBERSHIP' AND ${isRunning('s')}
  ) OR ${isCoached(user)})`
}

/**
 * SQL condition: a payment for a user's membership is overdue.
 * @param user alias of `users`
 */
export function hasUnpaidMembership(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`EXISTS (
    SELECT 1 FROM subscriptions s
     WHERE s.user_id = ${u('id')} AND s.kind = 'MEMBERSHIP' AND s.status = 'PAST_DUE')`
}

/**
 * SQL condition: a user is coached, which includes access to app content. There is an active or paused relation: either
 * of a client who takes a client slot (also while the trainer's slots are lapsed), or of one assigned by an admin, as
 * long as the client has a one-time coaching product without a refund.
 * @param user alias of `users`
 */
function isCoached(user: string): RawBuilder<boolean> {
  const u = columnsOf<'users'>(user)
  return sql`EXISTS (
    SELECT 1 FROM client_relations r
     WHERE r.client_id = ${u('id')} AND r.status IN ('ACTIVE', 'PAUSED')
       AND CASE WHEN r.origin = 'ASSIGNED' THEN ${hasCoachingOrder(sql.ref('r.client_id'))} ELSE EXISTS (
         SELECT 1 FROM subscriptions s WHERE s.user_id = r.trainer_id AND s.kind = 'CLIENT_SLOTS') END)`
}

/**
 * SQL: why a user keeps access to app content when a membership ends, null when access ends with it. A trial counts
 * without an end only: others rarely outlast a membership. Being coached comes before a purchase in the app, because it
 * also says that the coaching does not end with the membership.
 * @param user alias of `users`
 */
export function otherAccessOf(user: string): RawBuilder<OtherAccess | null> {
  const u = columnsOf<'users'>(user)
  const hasRole = (role: Role) => sql`${role} = ANY(${u('roles')}::text[])`
  return sql`CASE
  WHEN ${hasRole('ROLE_ADMIN')} THEN 'ADMIN'
  WHEN ${hasRole('ROLE_TRAINER')} THEN 'TRAINER'
  WHEN ${isCoached(user)} THEN 'COACHED'
  WHEN ${hasRole('ROLE_IN_APP_PURCHASE_USER')} THEN 'IN_APP_PURCHASE'
  WHEN ${hasRole('TRIAL_MODE')} AND ${u('trial_until')} IS NULL THEN 'TRIAL' END`
}

/**
 * SQL: time at which a trainer's client slots lapse or have lapsed; null while they are paid for, and without any.
 * @param trainerId SQL expression
 */
export const slotsLapseAt = (trainerId: RawBuilder<string>): RawBuilder<Date | null> => sql`(
  SELECT CASE WHEN bool_and(unpaid.since IS NOT NULL) THEN max(unpaid.since) + ${gracePeriod} END
    FROM subscriptions s, LATERAL (SELECT least(
      CASE s.status WHEN 'CANCELED' THEN s.ended_at
        WHEN 'PAST_DUE' THEN coalesce(s.past_due_since, s.current_period_end) END,
      CASE WHEN s.cancel_at_period_end AND s.current_period_end < now() THEN s.current_period_end END) AS since) unpaid
   WHERE s.user_id = ${trainerId} AND s.kind = 'CLIENT_SLOTS')`

/**
 * SQL condition: a trainer's client slots are paid for, or past due or ended within the grace period. A cancelled
 * period that is over counts as ended, in case a webhook was lost.
 * @param trainerId SQL expression
 */
export const hasUsableSlots = (trainerId: RawBuilder<string>): RawBuilder<boolean> => sql`EXISTS (
  SELECT 1 FROM subscriptions s
   WHERE s.user_id = ${trainerId} AND s.kind = 'CLIENT_SLOTS'
     AND (s.status IN ('ACTIVE', 'TRIALING')
          OR s.status = 'PAST_DUE' AND coalesce(s.past_due_since, s.current_period_end) > now() - ${gracePeriod}
          OR s.status = 'CANCELED' AND s.ended_at > now() - ${gracePeriod})
     AND NOT (s.cancel_at_period_end AND s.current_period_end < now() - ${gracePeriod}))`

/**
 * SQL condition: the client of relation `r` takes a client slot, and the trainer's slots are not usable: the trainer may
 * read the client's data but not change it.
 */
export const hasLapsedSlots = sql<boolean>`(r.origin = 'INVITED' AND NOT ${hasUsableSlots(sql.ref('r.trainer_id'))})`
