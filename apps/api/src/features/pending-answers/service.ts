import type { PendingAnswer } from '@kostbar/prisma/client'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { answerInterval, dueAfterStop, isClockStopped, resumedAtTime, stoppedAtTime } from './clock.ts'

export {
  type DeadlineRow,
  deadlineColumns,
  deadlineState,
  expectedDueAt,
  isTrainerAbsent,
  openAnswer,
  toDeadline,
} from './clock.ts'

interface OpenParams {
  relationId: string
  kind: PendingAnswer['kind']
  /** Id of the message or submission that waits for an answer; it gets at most one deadline. */
  subjectId: string
  /** Begin of the waiting time; now by default. */
  since?: Date
}

type CloseParams = Pick<OpenParams, 'relationId' | 'kind'> & {
  /** Closes only this subject's deadline; without it, every open deadline of the kind. */
  subjectId?: string
}

/** Relations whose clocks may have to stop or resume, after a pause, a lock or a change of absence or consent. */
export type ClockScope = { relationId: string } | { trainerId: string }

const inScope = (scope: ClockScope | undefined) => {
  if (!scope) return sql<SqlBool>`true`
  return 'relationId' in scope
    ? sql<SqlBool>`r.id = ${scope.relationId}`
    : sql<SqlBool>`r.trainer_id = ${scope.trainerId}`
}

/**
 * SQL: kind of a protocol's deadline: `ANALYSIS` if the client of relation `r` bought an analysis and has no evaluation
 * published since, else `PROTOCOL`.
 */
const protocolKind = sql`
  (CASE WHEN EXISTS (
     SELECT 1 FROM orders o
      WHERE o.user_id = r.client_id AND o.includes_coaching AND NOT o.refunded
        AND NOT EXISTS (SELECT 1 FROM protocols e JOIN protocol_evaluations v ON v.protocol_id = e.id
                         WHERE e.user_id = r.client_id AND v.published_at >= o.created_at))
   THEN 'ANALYSIS' ELSE 'PROTOCOL' END)::"AnswerKind"`

/**
 * SQL row lock: waits for a transaction that is archiving the relation, after which the query finds none. Without it, a
 * deadline opened at the same time as `closeAll` would stay open.
 */
const unlessItEnds = sql`FOR KEY SHARE OF r`

/**
 * Opens the deadline of a submission as of now, with its clock stopped if it has to be. A deadline that the submission
 * had in an earlier coaching, or that was closed with the coaching, begins anew; one that is open stays as it is.
 * @param kind SQL: kind of the deadline
 * @param subject SQL: query for the `id` of the submission of relation `r`; without a row nothing happens
 */
const openPendingAnswer = async (
  tx: Tx,
  relationId: string,
  { kind, subject }: { kind: RawBuilder<unknown>; subject: RawBuilder<unknown> },
): Promise<void> => {
  await sql`
    INSERT INTO pending_answers (id, relation_id, kind, subject_id, since, due_at, stopped_at)
    SELECT uuidv7(), r.id, ${kind}, s.id, now(), now() + ${answerInterval}, CASE WHEN ${isClockStopped} THEN now() END
      FROM client_relations r
      JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
      JOIN LATERAL (${subject}) s ON true
     WHERE r.id = ${relationId} AND r.status <> 'ARCHIVED' ${unlessItEnds}
    ON CONFLICT (kind, subject_id) DO UPDATE
       SET relation_id = excluded.relation_id, since = excluded.since, due_at = excluded.due_at,
           stopped_at = excluded.stopped_at, reminded_at = NULL, closed_at = NULL
     WHERE pending_answers.relation_id <> excluded.relation_id OR pending_answers.closed_at IS NOT NULL`.execute(tx)
}

/**
 * Pending answers with their 48-hour deadline. Called in the transaction of the cause: a message or a submitted form
 * opens a deadline, the answer closes it, and a pause, a lock of the trainer, an announced absence or the lack of the
 * client's consent stops its clock.
 */
export const pendingAnswers = {
  /**
   * Opens a deadline, with its clock stopped if it has to be. Does nothing when the subject has a deadline already, or
   * on an archived relation.
   */
  open: async (tx: Tx, { relationId, kind, subjectId, since }: OpenParams): Promise<void> => {
    const from = since ? sql<Date>`${since}::timestamptz` : now
    await sql`
      INSERT INTO pending_answers (id, relation_id, kind, subject_id, since, due_at, stopped_at)
      SELECT uuidv7(), r.id, ${kind}::"AnswerKind", ${subjectId}::uuid, ${from}, ${from} + ${answerInterval},
             CASE WHEN ${isClockStopped} THEN ${from} END
        FROM client_relations r
        JOIN users t ON t.id = r.trainer_id
        LEFT JOIN trainer_profiles p ON p.user_id = t.id
       WHERE r.id = ${relationId} AND r.status <> 'ARCHIVED' ${unlessItEnds}
      ON CONFLICT DO NOTHING`.execute(tx)
  },

  /**
   * Opens the deadline of a client's newest protocol if it is submitted and not evaluated: on submission, and when a
   * coaching begins while it waits. The clock starts now. The kind is `ANALYSIS` for a client who bought one and has no
   * evaluation since.
   */
  openProtocol: async (tx: Tx, relationId: string): Promise<void> => {
    const submitted = sql`
      SELECT n.submission_id AS id
        FROM (SELECT status, submission_id FROM protocols WHERE user_id = r.client_id ORDER BY number DESC LIMIT 1) n
       WHERE n.status = 'SUBMITTED' AND n.submission_id IS NOT NULL`
    await openPendingAnswer(tx, relationId, { kind: protocolKind, subject: submitted })
  },

  /**
   * Opens the deadline of a client's newest anamnesis if nobody has reviewed it, when a coaching begins. The clock
   * starts now.
   */
  openAnamnesis: async (tx: Tx, relationId: string): Promise<void> => {
    const unread = sql`
      SELECT n.id
        FROM (SELECT id FROM anamnesis_versions WHERE user_id = r.client_id ORDER BY number DESC LIMIT 1) n
       WHERE NOT EXISTS (SELECT 1 FROM anamnesis_reviews w WHERE w.version_id = n.id)`
    await openPendingAnswer(tx, relationId, { kind: sql`'ANAMNESE'::"AnswerKind"`, subject: unread })
  },

  /**
   * Opens the deadlines of a relation's check-ins that are submitted and not replied to, when the trainer takes the
   * client back from the archive. Their clocks start now.
   */
  openCheckIns: async (tx: Tx, relationId: string): Promise<void> => {
    const submitted = sql`SELECT c.id FROM check_ins c WHERE c.relation_id = r.id AND c.status = 'SUBMITTED'`
    await openPendingAnswer(tx, relationId, { kind: sql`'CHECKIN'::"AnswerKind"`, subject: submitted })
  },

  /** Closes deadlines of one kind, with or without an answer. @returns ids of the subjects that were waiting */
  close: async (tx: Tx, { relationId, kind, subjectId }: CloseParams): Promise<string[]> => {
    const closed = await tx
      .updateTable('pending_answers')
      .set({ closed_at: now })
      .where((eb) => eb.and({ relation_id: relationId, kind, ...(subjectId && { subject_id: subjectId }) }))
      .where('closed_at', 'is', null)
      .returning('subject_id as subjectId')
      .execute()
    return closed.map((row) => row.subjectId)
  },

  /**
   * Closes all deadlines of these relations, when their coaching ends, and deletes the trainers' reminders of them: nobody
   * waits any more, and they would lead to a page that is closed to the trainer.
   */
  closeAll: async (tx: Tx, relationIds: readonly string[]): Promise<void> => {
    await sql`
      WITH closed AS (
        UPDATE pending_answers SET closed_at = now()
         WHERE relation_id = ANY(${relationIds}::uuid[]) AND closed_at IS NULL RETURNING id, relation_id
      )
      DELETE FROM notifications n USING closed a JOIN client_relations r ON r.id = a.relation_id
       WHERE n.user_id = r.trainer_id AND n.dedupe_key = 'answerDueSoon:' || a.id`.execute(tx)
  },

  /**
   * Reopens the last deadline of a kind with its former due time, unless one is open: undoes a closing without an
   * answer.
   */
  reopen: async (tx: Tx, { relationId, kind }: Pick<OpenParams, 'relationId' | 'kind'>): Promise<void> => {
    await sql`
      UPDATE pending_answers SET closed_at = NULL
       WHERE id = (SELECT id FROM pending_answers WHERE relation_id = ${relationId} AND kind = ${kind}::"AnswerKind"
                    ORDER BY since DESC, id DESC LIMIT 1)
         AND NOT EXISTS (SELECT 1 FROM pending_answers o
                          WHERE o.relation_id = ${relationId} AND o.kind = ${kind}::"AnswerKind" AND o.closed_at IS NULL)
      `.execute(tx)
    await pendingAnswers.updateClocks(tx, { relationId })
  },

  /**
   * Reopens the deadlines that the end of a coaching closed, when the trainer takes the client back from the archive. The
   * deadline of a message moves by the time in the archive; those of unanswered submissions start now.
   * @param endedAt when the coaching ended; only a message that waited until then waits again
   */
  restore: async (tx: Tx, { relationId, endedAt }: { relationId: string; endedAt: Date | null }): Promise<void> => {
    await pendingAnswers.openProtocol(tx, relationId)
    await pendingAnswers.openAnamnesis(tx, relationId)
    await pendingAnswers.openCheckIns(tx, relationId)
    // An ending closes deadlines in its transaction, so both have the same time. An erased message needs no answer.
    await sql`
      UPDATE pending_answers a SET closed_at = NULL, stopped_at = coalesce(a.stopped_at, a.closed_at)
       WHERE a.relation_id = ${relationId} AND a.kind = 'MESSAGE' AND a.closed_at = ${endedAt}
         AND EXISTS (SELECT FROM messages m WHERE m.id = a.subject_id)`.execute(tx)
    await pendingAnswers.updateClocks(tx, { relationId })
  },

  /**
   * Stops clocks that have to stop and resumes the others; idempotent. Deadlines move by the time their clock was
   * stopped.
   * @param scope relations that somebody's change affects, as of now; without it all relations, as of the time at which
   * an absence or lock began or ended
   */
  updateClocks: async (tx: Tx, scope?: ClockScope): Promise<void> => {
    const resumedAt = scope ? now : resumedAtTime
    await sql`
      UPDATE pending_answers a SET due_at = ${dueAfterStop(resumedAt)}, stopped_at = NULL, reminded_at = NULL
        FROM client_relations r
        JOIN users t ON t.id = r.trainer_id
        LEFT JOIN trainer_profiles p ON p.user_id = t.id
       WHERE r.id = a.relation_id AND a.closed_at IS NULL AND a.stopped_at IS NOT NULL
         AND NOT ${isClockStopped} AND ${inScope(scope)}`.execute(tx)
    await sql`
      UPDATE pending_answers a SET stopped_at = ${stoppedAtTime}
        FROM client_relations r
        JOIN users t ON t.id = r.trainer_id
        LEFT JOIN trainer_profiles p ON p.user_id = t.id
       WHERE r.id = a.relation_id AND a.closed_at IS NULL AND a.stopped_at IS NULL
         AND ${isClockStopped} AND ${inScope(scope)}`.execute(tx)
  },
}
