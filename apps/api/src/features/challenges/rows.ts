import { type ChallengePhase, phaseOf } from '@kostbar/contracts/challenges/days'
import { weekdays } from '@kostbar/contracts/meals'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { viennaNow } from '../../infra/sql.ts'

/* SQL fragments. Aliases: `c` the challenge, `m` its member. Days and times of day are those of Vienna. */

/** Phase of a challenge in SQL, to filter and sort by; equal to what `phaseOf` and `toFacts` compute. */
export const phaseColumn = sql<ChallengePhase>`CASE
  WHEN c.cancelled_at IS NOT NULL THEN 'CANCELLED'
  WHEN c.published_at IS NULL THEN 'DRAFT'
  WHEN ${viennaNow} < c.starts_on THEN 'PLANNED'
  WHEN ${viennaNow} < c.ends_on + 1 + time '12:00' THEN 'RUNNING'
  ELSE 'ENDED' END`

/**
 * SQL condition: the member may still take part. Clients may while the challenge's owner coaches them; in a challenge
 * for everyone, everybody may.
 */
export const isLive = (userId: RawBuilder<string>) => sql<boolean>`(c.audience = 'EVERYONE' OR EXISTS (
  SELECT 1 FROM client_relations r
   WHERE r.trainer_id = c.owner_id AND r.client_id = ${userId} AND r.status IN ('ACTIVE', 'PAUSED')))`

/**
 * SQL condition: the actor manages the challenge. Trainers manage their own challenges for clients, which they find by the
 * index of owners; admins also manage those for everyone, whoever created them.
 */
export const isManagedBy = (actor: Pick<Actor, 'id' | 'roles'>) =>
  isAdmin(actor)
    ? sql<boolean>`(c.audience = 'EVERYONE' OR c.owner_id = ${actor.id})`
    : sql<boolean>`(c.audience = 'CLIENTS' AND c.owner_id = ${actor.id})`

/** Columns of a challenge that everybody who may see it reads. */
export const selectFacts = (db: Db) =>
  db
    .selectFrom('challenges as c')
    .select(['c.id', 'c.title', 'c.description', 'c.task', 'c.target', 'c.unit', 'c.points', 'c.names', 'c.audience'])
    .select(['c.required_days as requiredDays', 'c.reminder_time as reminderTime', 'c.weekdays as isoWeekdays'])
    .select(['c.published_at as publishedAt', 'c.cancelled_at as cancelledAt', 'c.cancel_reason as cancelReason'])
    .select([
      sql<string>`to_char(c.starts_on, 'YYYY-MM-DD')`.as('startsOn'),
      sql<string>`to_char(c.ends_on, 'YYYY-MM-DD')`.as('endsOn'),
    ])

type FactsRow = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number]

/** A challenge row with its phase at `now` and its weekdays by name. */
export function toFacts<Row extends FactsRow>({ isoWeekdays, publishedAt, cancelledAt, ...row }: Row, now: Date) {
  const phase: ChallengePhase = cancelledAt ? 'CANCELLED' : publishedAt ? phaseOf(row, now) : 'DRAFT'
  return { ...row, phase, weekdays: weekdays.filter((_, index) => isoWeekdays.includes(index + 1)) }
}

export interface StoredEntry {
  challengeId: string
  userId: string
  day: string
  amount: number
}

/** Entries of these members in these challenges, by day, oldest first. */
export const loadEntries = async (
  db: Db,
  { challengeIds, userIds }: { challengeIds: readonly string[]; userIds: readonly string[] },
): Promise<StoredEntry[]> =>
  challengeIds.length === 0 || userIds.length === 0
    ? []
    : db
        .selectFrom('challenge_entries')
        .select(['challenge_id as challengeId', 'user_id as userId', 'amount'])
        .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
        .where('challenge_id', 'in', challengeIds)
        .where('user_id', 'in', userIds)
        .orderBy('challenge_entries.day')
        .execute()
