import { answerHours } from '@kostbar/contracts/deadline'
import { type RawBuilder, sql } from 'kysely'

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
/** SQL condition: the trainer's announced absence has begun and not ended. */
export const isAway = sql<boolean>`coalesce(now() >= ${awayStart} AND now() < ${awayEnd}, false)`

/**
 * SQL condition: the clock of a relation is stopped, because the coaching is paused, the trainer's account is locked or
 * the trainer is absent.
 */
export const stands = sql<boolean>`(${isPausedOrLocked} OR ${isAway})`

/**
 * SQL: time at which a running clock stops: now, or the begin of the announced absence. An absence that was entered
 * after its first midnight counts from its entry.
 */
export const stopMoment = sql<Date>`
  CASE WHEN ${isPausedOrLocked} THEN now() ELSE least(now(), greatest(a.since, ${awayStart}, p.updated_at)) END`

/** SQL: end of the absence or lock if it expired; now if somebody ended it. */
export const endedByItselfAt = sql<Date>`
  coalesce(greatest(
    CASE WHEN ${awayEnd} <= now() AND ${awayEnd} > a.stopped_at THEN ${awayEnd} END,
    CASE WHEN t.locked_until <= now() AND t.locked_until > a.stopped_at THEN t.locked_until END), now())`

/** SQL: deadline of a clock that resumes at this moment, moved by the time it was stopped. */
export const dueAfterStop = (resumedAt: RawBuilder<Date>) =>
  sql<Date>`a.due_at + ${seconds(sql<Date>`a.stopped_at`, resumedAt)}`

/** SQL: `state` of a deadline in the contract. */
export const deadlineState = sql<'RUNNING' | 'AWAY' | 'PAUSED'>`
  CASE WHEN ${isPausedOrLocked} THEN 'PAUSED' WHEN a.stopped_at IS NOT NULL OR ${isAway} THEN 'AWAY' ELSE 'RUNNING' END`

/**
 * SQL: `dueAt` of a deadline in the contract, moved by an announced absence that begins before it; null while paused.
 */
export const expectedDueAt = sql<Date | null>`
  CASE WHEN ${isPausedOrLocked} THEN NULL
       WHEN ${awayEnd} > now() AND (a.stopped_at IS NOT NULL OR ${awayStart} < a.due_at)
       THEN a.due_at + ${seconds(sql<Date>`coalesce(a.stopped_at, greatest(a.since, ${awayStart}))`, awayEnd)}
       ELSE a.due_at END`
