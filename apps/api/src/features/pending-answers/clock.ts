import { answerHours } from '@kostbar/contracts/deadline'
import { type RawBuilder, sql } from 'kysely'

/*
 * Fragments of SQL. Aliases: `a` pending answer, `r` coaching relation, `t` the trainer's user, `p` the trainer's profile
 * (left join). Intervals are in hours or seconds: one in days would be an hour off when the clocks change.
 */

/** What the trainer has to answer within. */
export const answerInterval = sql.raw<unknown>(`interval '${answerHours} hours'`)

const seconds = (from: RawBuilder<Date>, until: RawBuilder<Date>) =>
  sql`make_interval(secs => extract(epoch FROM ${until} - ${from})::float8)`

/** Begin of the announced absence: midnight in Vienna. */
const awayStart = sql<Date>`(p.away_from::timestamp AT TIME ZONE 'Europe/Vienna')`
/** End of the announced absence: midnight after its last day. */
const awayEnd = sql<Date>`((p.away_until + 1)::timestamp AT TIME ZONE 'Europe/Vienna')`

const isLocked = sql<boolean>`coalesce(t.locked_until > now(), false)`
const isPausedOrLocked = sql<boolean>`(r.status = 'PAUSED' OR ${isLocked})`
/** Whether an announced absence has begun and not ended. */
export const isAway = sql<boolean>`coalesce(now() >= ${awayStart} AND now() < ${awayEnd}, false)`

/** Whether the clock of a relation stands: coaching paused, trainer locked, or trainer away. */
export const stands = sql<boolean>`(${isPausedOrLocked} OR ${isAway})`

/**
 * When a running clock stops: now, or when the announced absence began. An absence entered after its first midnight counts
 * from its entry.
 */
export const stopMoment = sql<Date>`
  CASE WHEN ${isPausedOrLocked} THEN now() ELSE least(now(), greatest(a.since, ${awayStart}, p.updated_at)) END`

/** When the absence or the lock that ended by itself ended; now, if somebody ended it. */
export const endedByItselfAt = sql<Date>`
  coalesce(greatest(
    CASE WHEN ${awayEnd} <= now() AND ${awayEnd} > a.stopped_at THEN ${awayEnd} END,
    CASE WHEN t.locked_until <= now() AND t.locked_until > a.stopped_at THEN t.locked_until END), now())`

/** The deadline of a clock that goes on at this moment. */
export const dueAfterStop = (resumedAt: RawBuilder<Date>) =>
  sql<Date>`a.due_at + ${seconds(sql<Date>`a.stopped_at`, resumedAt)}`

/** `state` of the contract's deadline. */
export const deadlineState = sql<'RUNNING' | 'AWAY' | 'PAUSED'>`
  CASE WHEN ${isPausedOrLocked} THEN 'PAUSED' WHEN a.stopped_at IS NOT NULL OR ${isAway} THEN 'AWAY' ELSE 'RUNNING' END`

/** `dueAt` of the contract's deadline: moved by an announced absence before it, null while paused. */
export const expectedDueAt = sql<Date | null>`
  CASE WHEN ${isPausedOrLocked} THEN NULL
       WHEN ${awayEnd} > now() AND (a.stopped_at IS NOT NULL OR ${awayStart} < a.due_at)
       THEN a.due_at + ${seconds(sql<Date>`coalesce(a.stopped_at, greatest(a.since, ${awayStart}))`, awayEnd)}
       ELSE a.due_at END`
