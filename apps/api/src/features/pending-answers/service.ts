import type { PendingAnswer } from '@kostbar/prisma/client'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { answerInterval, dueAfterStop, endedByItselfAt, stands, stopMoment } from './clock.ts'

export { deadlineState, expectedDueAt, isAway } from './clock.ts'

interface OpenParams {
  relationId: string
  kind: PendingAnswer['kind']
  /** Id of what waits for an answer; it is opened once. */
  subjectId: string
  /** Since when it waits; now by default. */
  since?: Date
}

type CloseParams = Pick<OpenParams, 'relationId' | 'kind'> & {
  /** Only this one; every open one of the kind by default. */
  subjectId?: string
}

/** Whose clocks may have to stop or go on: after a pause, a lock, or a change of the absence. */
export type ClockScope = { relationId: string } | { trainerId: string }

const inScope = (scope: ClockScope | undefined) => {
  if (!scope) return sql<SqlBool>`true`
  return 'relationId' in scope
    ? sql<SqlBool>`r.id = ${scope.relationId}`
    : sql<SqlBool>`r.trainer_id = ${scope.trainerId}`
}

/**
 * The 48-hour clock: what of a client waits for an answer of the trainer. Called in the transaction of the cause: opened by
 * a message or a submitted form, closed by the answer, stopped by a pause, a lock of the trainer and an announced absence.
 */
export const pendingAnswers = {
  /** Opens a deadline, stopped at once if the clock stands. Without effect on one that is open, and on archived relations. */
  open: async (tx: Tx, { relationId, kind, subjectId, since }: OpenParams): Promise<void> => {
    const from = since ? sql<Date>`${since}::timestamptz` : now
    await sql`
      INSERT INTO pending_answers (id, relation_id, kind, subject_id, since, due_at, stopped_at)
      SELECT uuidv7(), r.id, ${kind}::"AnswerKind", ${subjectId}::uuid, ${from}, ${from} + ${answerInterval},
             CASE WHEN ${stands} THEN ${from} END
        FROM client_relations r
        JOIN users t ON t.id = r.trainer_id
        LEFT JOIN trainer_profiles p ON p.user_id = t.id
       WHERE r.id = ${relationId} AND r.status <> 'ARCHIVED'
      ON CONFLICT DO NOTHING`.execute(tx)
  },

  /** Closes deadlines of one kind: answered, or settled without an answer. @returns the subjects that waited */
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

  /** Closes every deadline of these relations, when the coaching ends. */
  closeAll: async (tx: Tx, relationIds: readonly string[]): Promise<void> => {
    await tx
      .updateTable('pending_answers')
      .set({ closed_at: now })
      .where('relation_id', 'in', relationIds)
      .where('closed_at', 'is', null)
      .execute()
  },

  /** Opens the last one of a kind again, with its deadline: undoes a settlement without an answer. */
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
   * Stops clocks that have to stand and lets those go on that need not; idempotent. Deadlines move by the time stood.
   * @param scope after somebody's change, which counts from now; without it everybody's, where absences and locks began and
   * ended by themselves
   */
  updateClocks: async (tx: Tx, scope?: ClockScope): Promise<void> => {
    const resumedAt = scope ? now : endedByItselfAt
    await sql`
      UPDATE pending_answers a SET due_at = ${dueAfterStop(resumedAt)}, stopped_at = NULL, reminded_at = NULL
        FROM client_relations r
        JOIN users t ON t.id = r.trainer_id
        LEFT JOIN trainer_profiles p ON p.user_id = t.id
       WHERE r.id = a.relation_id AND a.closed_at IS NULL AND a.stopped_at IS NOT NULL
         AND NOT ${stands} AND ${inScope(scope)}`.execute(tx)
    await sql`
      UPDATE pending_answers a SET stopped_at = ${stopMoment}
        FROM client_relations r
        JOIN users t ON t.id = r.trainer_id
        LEFT JOIN trainer_profiles p ON p.user_id = t.id
       WHERE r.id = a.relation_id AND a.closed_at IS NULL AND a.stopped_at IS NULL
         AND ${stands} AND ${inScope(scope)}`.execute(tx)
  },
}
