import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { type DeadlineRow, deadlineColumns, openAnswer } from '../pending-answers/service.ts'

/** Coaching data that protocols need: relation, trainer and the deadline of a submitted protocol. */
export interface ProtocolCoaching extends DeadlineRow {
  relationId: string
  trainerId: string
  trainerName: string
}

const selectCoaching = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<ProtocolCoaching>`
    SELECT r.id AS "relationId", r.trainer_id AS "trainerId", t.first_name AS "trainerName",
           ${deadlineColumns}
      FROM client_relations r
      JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
      LEFT JOIN ${openAnswer('PROTOCOL', 'ANALYSIS')}
     WHERE r.client_id = ${userId} AND r.status <> 'ARCHIVED'
     ORDER BY a.due_at LIMIT 1`,
)

/** Active or paused coaching of a member; undefined without a trainer. */
export const findCoaching = async (db: Db, userId: string): Promise<ProtocolCoaching | undefined> =>
  (await selectCoaching(db, { userId }))[0]
