import { answerHours, type Deadline } from '@kostbar/contracts/deadline'
import type { PendingAnswer } from '@kostbar/prisma/client'
import { type RawBuilder, sql } from 'kysely'
import { consentsToTrainer } from '../health/service.ts'

/*
 * SQL fragments. Aliases: `a` pending answer, `r` client relation, `t` the trainer's user, `p` the trainer's profile
 * (left join). Intervals are in hours or seconds: with days, a deadline would be an hour off when daylight saving time
 * begins or ends.
 */

/** SQL: time within which the trainer has to answer. */
export const answerInterval = sql.raw<unknown>(`interval '${answerHours} hours'`)

const seconds = (from: RawBuilder<Date>, until: RawBuilder<Date>) =>
  sql`make_interval(secs => extract(epoch FROM ${until} - ${from})::float8)`

/** Begin of the announced absence: midnight in Vienna before its first day. */
const awayStart = sql<Date>`(p.away_from::timestamp AT TIME ZONE 'Europe/Vienna')`
/** End of the announced absence: midnight after its last day. */
const awayEnd = sql<Date>`((p.away_until + 1)::timestamp AT TIME ZONE 'Europe/Vienna')`

const isLocked = sql<boolean>`coalesce(t.locked_until > now(), false)`
const isPausedOrLocked = sql<boolean>`(r.status = 'PAUSED' OR ${isLocked})`
/** SQL condition: the trainer can neither read nor answer. */
const lacksConsent = sql<boolean>`(NOT ${consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id'))})`
/** SQL condition: the trainer's announced absence has begun and not ended. */
export const isTrainerAbsent = sql<boolean>`coalesce(now() >= ${awayStart} AND now() < ${awayEnd}, false)`

/**
 * SQL condition: the clock of a relation is stopped, because the coaching is paused, the trainer's account is locked,
 * the trainer is absent or the client does not consent to the trainer's reading.
 */
export const isClockStopped = sql<boolean>`(${isPausedOrLocked} OR ${isTrainerAbsent} OR ${lacksConsent})`

/**
 * SQL: time at which a running clock stops: now, or the begin of the announced absence. An absence that was entered
 * after its first midnight counts from its entry.
 */
export const stoppedAtTime = sql<Date>`
  CASE WHEN ${isPausedOrLocked} OR ${lacksConsent} THEN now()
       ELSE least(now(), greatest(a.since, ${awayStart}, p.updated_at)) END`

/** SQL: end of the absence or lock if it expired; now if somebody ended it. */
export const resumedAtTime = sql<Date>`
  coalesce(greatest(
    CASE WHEN ${awayEnd} <= now() AND ${awayEnd} > a.stopped_at THEN ${awayEnd} END,
    CASE WHEN t.locked_until <= now() AND t.locked_until > a.stopped_at THEN t.locked_until END), now())`

/** SQL: deadline of a clock that resumes at this moment, moved by the time it was stopped. */
export const dueAfterStop = (resumedAt: RawBuilder<Date>) =>
  sql<Date>`a.due_at + ${seconds(sql<Date>`a.stopped_at`, resumedAt)}`

/** SQL: `state` of a deadline in the contract; null without a pending answer. */
export const deadlineState = sql<Deadline['state'] | null>`
  CASE WHEN a.id IS NULL THEN NULL WHEN ${isPausedOrLocked} THEN 'PAUSED' WHEN ${lacksConsent} THEN 'NO_CONSENT'
       WHEN a.stopped_at IS NOT NULL OR ${isTrainerAbsent} THEN 'AWAY' ELSE 'RUNNING' END`

/**
 * SQL: `dueAt` of a deadline in the contract, moved by an announced absence that begins before it; null while paused and
 * without consent or a pending answer.
 */
export const expectedDueAt = sql<Date | null>`
  CASE WHEN a.id IS NULL OR ${isPausedOrLocked} OR ${lacksConsent} THEN NULL
       WHEN ${awayEnd} > now() AND (a.stopped_at IS NOT NULL OR ${awayStart} < a.due_at)
       THEN a.due_at + ${seconds(sql<Date>`coalesce(a.stopped_at, greatest(a.since, ${awayStart}))`, awayEnd)}
       ELSE a.due_at END`

/** Columns of a query for the deadline of a pending answer; both are null without one. */
export interface DeadlineRow {
  deadlineState: Deadline['state'] | null
  dueAt: Date | null
}

/** SQL: columns of a `DeadlineRow`; requires the join of `openAnswer`. */
export const deadlineColumns = sql`${deadlineState} AS "deadlineState", ${expectedDueAt} AS "dueAt"`

/** SQL: table and condition to join an open pending answer of relation `r`, of one of these kinds. */
export const openAnswer = (...kinds: readonly PendingAnswer['kind'][]) =>
  sql`pending_answers a ON a.relation_id = r.id AND a.kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})
        AND a.closed_at IS NULL`

/** Deadline in the contract; null when nothing waits for an answer. */
export const toDeadline = (row: DeadlineRow | undefined) =>
  row?.deadlineState ? { state: row.deadlineState, dueAt: row.dueAt } : null
