import type { Proposal } from '@kostbar/contracts/assignments/schemas'
import { countLimit } from '@kostbar/contracts/count-limit'
import { answerHours } from '@kostbar/contracts/deadline'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { currentStatus } from '../invites/service.ts'
import { isRunning } from '../subscriptions/service.ts'

/** SQL condition on the buyer of a coaching product: one user, or `true` for everybody. */
type UserCondition = (userId: RawBuilder<string>) => RawBuilder<boolean>

/**
 * SQL: purchases whose buyer still waits for a trainer, i.e. running subscriptions, and one-time orders after which the
 * buyer neither got a published evaluation nor was coached. A coaching that an admin ended, or that ended with the
 * trainer's account, does not count as coached.
 */
const purchases = (isMeant: UserCondition) => sql`
  SELECT s.user_id, coalesce(s.product_name, '') AS offer, s.coaching_since AS bought_at
    FROM subscriptions s
   WHERE s.coaching_since IS NOT NULL AND ${isRunning('s')} AND ${isMeant(sql.ref('s.user_id'))}
   UNION ALL
  SELECT o.user_id, o.product_name, o.created_at
    FROM orders o
   WHERE o.includes_coaching AND NOT o.refunded AND ${isMeant(sql.ref('o.user_id'))}
     AND NOT EXISTS (
       SELECT 1 FROM client_relations r
        WHERE r.client_id = o.user_id AND (r.ended_at IS NULL OR r.ended_at >= o.created_at)
          AND r.ended_by IS DISTINCT FROM 'ADMIN')
     AND NOT EXISTS (
       SELECT 1 FROM protocols e JOIN protocol_evaluations v ON v.protocol_id = e.id
        WHERE e.user_id = o.user_id AND v.published_at >= o.created_at)`

/**
 * SQL: waiting members with their latest proposal. Trainers, admins and locked accounts never wait. Aliases: `w` the
 * wait, `u` the member, `i` the latest proposal, `t` the proposed trainer.
 */
const waiting = (isMeant: UserCondition) => sql`
  FROM (
    SELECT p.user_id, array_agg(DISTINCT p.offer) AS offers,
           greatest(min(p.bought_at), (SELECT max(r.ended_at) FROM client_relations r WHERE r.client_id = p.user_id)) AS since
      FROM (${purchases(isMeant)}) p
     WHERE NOT EXISTS (
       SELECT 1 FROM client_relations r WHERE r.client_id = p.user_id AND r.status <> 'ARCHIVED')
     GROUP BY p.user_id) w
  JOIN users u ON u.id = w.user_id
   AND NOT u.roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_ADMIN'] AND coalesce(u.locked_until <= now(), true)
  LEFT JOIN LATERAL (
    SELECT i.*, ${currentStatus} AS state FROM invites i
     WHERE i.client_id = w.user_id AND i.origin = 'ASSIGNED' AND i.status <> 'ACCEPTED' AND i.created_at >= w.since
     ORDER BY i.id DESC LIMIT 1) i ON true
  LEFT JOIN users t ON t.id = i.trainer_id`

/**
 * SQL: when an admin has to propose a trainer, `answerHours` after the purchase, or after the last proposal was
 * declined or expired; null while a proposal is open.
 */
const dueAt = sql<Date | null>`CASE WHEN i.state = 'OPEN' THEN NULL ELSE
  greatest(w.since, i.closed_at, CASE WHEN i.state = 'EXPIRED' THEN i.expires_at END)
    + make_interval(hours => ${sql.lit(answerHours)}) END`

interface WaitRow {
  offers: string[]
  since: Date
  dueAt: Date | null
}

const wait = sql`w.offers, w.since, ${dueAt} AS "dueAt"`

interface WaitingRow extends WaitRow {
  id: string
  firstName: string
  lastName: string | null
  email: string
  trainerId: string | null
  trainerFirstName: string
  trainerLastName: string | null
  state: Proposal['state']
  sentAt: Date
  expiresAt: Date
}

const toWaitingMember = (row: WaitingRow) => {
  const { trainerId, trainerFirstName, trainerLastName, state, sentAt, expiresAt, ...member } = row
  const proposal = trainerId && { trainerId, trainerFirstName, trainerLastName, state, sentAt, expiresAt }
  return { ...member, proposal: proposal || null }
}

const everybody: UserCondition = () => sql`true`

/** One page of waiting members, earliest deadline first; members with an open proposal come last. */
export async function listWaiting(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const items = sql<WaitingRow>`
    SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, ${wait},
           i.trainer_id AS "trainerId", t.first_name AS "trainerFirstName", t.last_name AS "trainerLastName",
           i.state, i.last_sent_at AS "sentAt", i.expires_at AS "expiresAt"
    ${waiting(everybody)}
     ORDER BY ${dueAt} NULLS LAST, i.expires_at, u.id
     LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`
  const count = sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT 1 ${waiting(everybody)} LIMIT ${countLimit}) counted`
  const [{ rows }, counted] = await Promise.all([items.execute(db), count.execute(db)])
  return { items: rows.map(toWaitingMember), page, perPage, total: counted.rows[0]?.total ?? 0 }
}

/**
 * A user's wait with id and version of the open proposal (`inviteId` null without one); no row for a user who does not
 * wait.
 */
export const findWaitingMember = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<
    WaitRow & { inviteId: string | null; version: number; trainerFirstName: string; expiresAt: Date }
  >`SELECT ${wait}, CASE WHEN i.state = 'OPEN' THEN i.id END AS "inviteId", i.version,
           t.first_name AS "trainerFirstName", i.expires_at AS "expiresAt"
    ${waiting((id) => sql`${id} = ${userId}::uuid`)}`,
)
