import { inactiveDays } from '@kostbar/contracts/clients/limits'
import type {
  AnswerKind,
  ClientGroup,
  ClientSort,
  ClientStatus,
  GroupReason,
  SortDirection,
} from '@kostbar/contracts/clients/schemas'
import type { Adherence } from '@kostbar/contracts/day-log/schemas'
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { viennaToday } from '../../infra/sql.ts'
import { adherenceOf } from '../day-log/service.ts'
import { consentsToTrainer } from '../health/service.ts'
import { deadlineState, expectedDueAt } from '../pending-answers/service.ts'
import { matchesUser } from '../users/service.ts'
import { firstOpenAnswer } from './first-open-answer.ts'

/** Filters and order of a trainer's client list. */
export interface ClientSearch {
  filter: string
  status?: ClientStatus | undefined
  tag?: string | undefined
  group?: ClientGroup | undefined
  sort: ClientSort
  dir: SortDirection
}

const hasAnamnese = sql<boolean>`'ANAMNESE' = ANY(u.profile_steps::text[])`

/**
 * SQL: complete days of a client's latest protocol; null without one, and without consent to the trainer's reading health
 * data. No column of the matches, because all of them are computed for each page.
 */
export const completeDays = (userId: string, relationId: string) => sql<number | null>`(
  SELECT (SELECT count(*) FROM protocol_days d WHERE d.protocol_id = latest.id AND d.complete)::int
    FROM (SELECT id FROM protocols WHERE user_id = ${sql.ref(userId)} ORDER BY number DESC LIMIT 1) latest
   WHERE ${consentsToTrainer(sql.ref(userId), sql.ref(relationId))})`

/** SQL: a client's adherence to the plan; null without consent to the trainer's reading. Like `completeDays`, no column. */
export const adherence = (userId: string, relationId: string) => sql<Adherence | null>`
  CASE WHEN ${consentsToTrainer(sql.ref(userId), sql.ref(relationId))} THEN ${adherenceOf(sql.ref(userId))} END`

/**
 * Time of the last sign-in or token refresh. The last use can be up to 15 minutes later, the lifetime of an access
 * token.
 */
const lastActiveAt = sql<Date | null>`u.last_seen_at`

/** Without the client's consent, the trainer has nothing to answer. */
const mayRead = consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id'))

/** Reason why a client needs attention or counts as inactive; the first that applies, `NONE` for a client on track. */
const reason = sql<GroupReason>`CASE
  WHEN r.status = 'PAUSED' THEN 'PAUSED'
  WHEN a.id IS NOT NULL THEN 'ANSWER'
  WHEN r.next_review_at <= ${viennaToday} THEN 'REVIEW'
  WHEN ${hasAnamnese} AND u.kcal IS NULL THEN 'TARGETS'
  WHEN greatest(u.last_seen_at, r.started_at) < now() - make_interval(days => ${sql.lit(inactiveDays)}) THEN 'UNSEEN'
  ELSE 'NONE' END`

const groupOfReason = sql<ClientGroup>`CASE
  WHEN m.reason IN ('ANSWER', 'REVIEW', 'TARGETS') THEN 'ATTENTION'
  WHEN m.reason = 'NONE' THEN 'ON_TRACK'
  ELSE 'INACTIVE' END`

/**
 * A trainer's active and paused clients that match the filters, with the columns that the list shows, sorts and groups
 * by. Table aliases are those that the SQL fragments about deadlines expect.
 */
const liveMatches = (db: Db, trainerId: string, { filter, status, tag }: ClientSearch) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as u', 'u.id', 'r.client_id')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .leftJoin('trainer_profiles as p', 'p.user_id', 'r.trainer_id')
    .leftJoinLateral(firstOpenAnswer(db), (join) => join.on(mayRead))
    .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName', 'r.id as relationId'])
    .select(['u.profile_image as profileImage', 'r.status', 'r.origin', 'r.tags', 'r.started_at as startedAt'])
    .select([
      hasAnamnese.as('hasAnamnese'),
      sql<boolean>`u.kcal IS NOT NULL`.as('hasTargets'),
      lastActiveAt.as('lastActiveAt'),
      deadlineState.as('deadlineState'),
      expectedDueAt.as('dueAt'),
      sql<AnswerKind | null>`a.kind`.as('waitingFor'),
      'a.since as waitingSince',
      sql<string | null>`to_char(r.next_review_at, 'YYYY-MM-DD')`.as('nextReviewAt'),
      reason.as('reason'),
    ])
    .where('r.trainer_id', '=', trainerId)
    .where('r.status', 'in', [sql.lit<'ACTIVE'>('ACTIVE'), sql.lit<'PAUSED'>('PAUSED')])
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'ACTIVE'))
    .$if(filter !== '', (query) => query.where(matchesUser('u', filter)))
    .$if(tag !== undefined, (query) => query.where(sql<SqlBool>`${tag}::text = ANY(r.tags)`))

/** Row of an active or paused client in the list. */
export type Match = InferResult<ReturnType<typeof liveMatches>>[number] & { group: ClientGroup }

/**
 * CTE `matches`: matching clients with their group. `found` is materialized, so that they are computed once per
 * statement.
 */
export const withMatches = (db: Db, trainerId: string, search: ClientSearch) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      () => liveMatches(db, trainerId, search),
    )
    .with('matches', (cte) => cte.selectFrom('found as m').selectAll().select(groupOfReason.as('group')))

const groupRank = sql`CASE m."group" WHEN 'ATTENTION' THEN 0 WHEN 'INACTIVE' THEN 1 ELSE 2 END`
const byName = [sql`lower(m."firstName")`, sql`lower(m."lastName")`]

/** ORDER BY expressions of matches (`m`) for each sort order. */
const sortKeys: Record<ClientSort, readonly RawBuilder<unknown>[]> = {
  URGENCY: [groupRank, sql`m."dueAt"`, sql`m."nextReviewAt"`],
  NAME: byName,
  EMAIL: [sql`m.email`],
  STATUS: [sql`m.status`],
  TAGS: [sql`nullif(lower(array_to_string(m.tags, ', ')), '')`],
  ANAMNESE: [sql`m."hasAnamnese"`],
  PROTOCOL: [completeDays('m.id', 'm.relationId')],
  TARGETS: [sql`m."hasTargets"`],
  ADHERENCE: [sql`((${adherence('m.id', 'm.relationId')}) ->> 'percent')::int`],
  ACTIVITY: [sql`m."lastActiveAt"`],
  DUE: [sql`m."dueAt"`],
  REVIEW: [sql`m."nextReviewAt"`],
  SINCE: [sql`m."startedAt"`],
}

/** ORDER BY of matches (`m`): empty values last in both directions, equal values by name. */
export function matchesOrder({ sort, dir }: ClientSearch): RawBuilder<unknown> {
  const direction = sql.raw(dir)
  const keys = sortKeys[sort].map((key) => sql`${key} ${direction} NULLS LAST`)
  return sql.join([...keys, ...byName, sql`m.id`])
}
