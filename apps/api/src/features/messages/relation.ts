import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { type DeadlineRow, deadlineColumns, isTrainerAbsent, openAnswer } from '../pending-answers/service.ts'

interface RelationRow extends DeadlineRow {
  id: string
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  clientId: string
  clientFirstName: string
  clientLastName: string | null
  clientImage: string | null
  /** Null once the trainer's account is deleted. */
  trainerFirstName: string | null
  trainerLastName: string | null
  trainerImage: string | null
  awayUntil: string | null
  awayText: string | null
  readByClient: string | null
  readByTrainer: string | null
}

/** Identifies a thread by its client and, unless null, its trainer. */
export interface RelationParams {
  userId: string
  /** Null for any trainer: when the client or an admin reads the thread. */
  trainerId: string | null
}

/** Relation of a thread with everything its head shows; the current relation before ended ones. */
export const findRelation = prepared(
  (_db, { userId, trainerId }: Params<RelationParams>) => sql<RelationRow>`
    SELECT r.id, r.status, r.client_id AS "clientId",
           c.first_name AS "clientFirstName", c.last_name AS "clientLastName", c.profile_image AS "clientImage",
           t.first_name AS "trainerFirstName", t.last_name AS "trainerLastName", t.profile_image AS "trainerImage",
           CASE WHEN ${isTrainerAbsent} THEN p.away_until::text END AS "awayUntil", p.away_text AS "awayText",
           rc.last_read_id AS "readByClient", rt.last_read_id AS "readByTrainer", ${deadlineColumns}
      FROM client_relations r
      JOIN users c ON c.id = r.client_id
      LEFT JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
      LEFT JOIN ${openAnswer('MESSAGE')}
      LEFT JOIN thread_reads rc ON rc.relation_id = r.id AND rc.user_id = r.client_id
      LEFT JOIN thread_reads rt ON rt.relation_id = r.id AND rt.user_id = r.trainer_id
     WHERE r.client_id = ${userId} AND (${trainerId}::uuid IS NULL OR r.trainer_id = ${trainerId})
     ORDER BY r.status = 'ARCHIVED', r.started_at DESC
     LIMIT 1`,
)

/** A participant of a thread. */
export interface Participant {
  actorId: string
  /** Id of the thread's client, who may be the actor. */
  userId: string
}

/**
 * Locks the relation of a participant until the transaction ends, so that messages of a thread are stored one after
 * another and the relation is not archived meanwhile.
 * @returns undefined without an active or paused relation
 */
export const lockLiveRelation = (tx: Tx, { actorId, userId }: Participant) =>
  tx
    .selectFrom('client_relations')
    .select(['id', 'client_id as clientId', 'trainer_id as trainerId'])
    .where('client_id', '=', userId)
    .where(actorId === userId ? 'client_id' : 'trainer_id', '=', actorId)
    .where('status', '<>', 'ARCHIVED')
    // Only relations that have ended outlive their trainer.
    .$narrowType<{ trainerId: string }>()
    .forNoKeyUpdate()
    .executeTakeFirst()
