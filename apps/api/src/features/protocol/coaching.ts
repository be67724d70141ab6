import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { deadlineState, expectedDueAt } from '../pending-answers/service.ts'

/** Coaching data that protocols need: relation, trainer and deadline. */
export interface ProtocolCoaching {
  relationId: string
  trainerId: string
  trainerName: string
  /** Deadline of a submitted protocol; null when none waits for the trainer. */
  deadlineState: 'RUNNING' | 'AWAY' | 'PAUSED' | null
  dueAt: Date | null
}

const selectCoaching = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<ProtocolCoaching>`
    SELECT r.id AS "relationId", r.trainer_id AS "trainerId", t.first_name AS "trainerName",
           CASE WHEN a.id IS NOT NULL THEN ${deadlineState} END AS "deadlineState",
           CASE WHEN a.id IS NOT NULL THEN ${expectedDueAt} END AS "dueAt"
      FROM client_relations r
      JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
      LEFT JOIN pending_answers a ON a.relation_id = r.id AND a.kind IN ('PROTOCOL', 'ANALYSIS') AND a.closed_at IS NULL
     WHERE r.client_id = ${userId} AND r.status <> 'ARCHIVED'
     ORDER BY a.due_at LIMIT 1`,
)

/** Active or paused coaching of a member; undefined without a trainer. */
export const findCoaching = async (db: Db, userId: string): Promise<ProtocolCoaching | undefined> =>
  (await selectCoaching(db, { userId }))[0]
