import type { CheckInStatus, Question } from '@kostbar/contracts/check-ins/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'

/** A locked check-in of a coaching, so that it is submitted or answered once, and the coaching does not end meanwhile. */
export interface LockedCheckIn {
  id: string
  userId: string
  relationId: string
  /** Null once the trainer's account is deleted. */
  trainerId: string | null
  isCoached: boolean
  status: CheckInStatus
  questions: Question[]
  encrypted: Buffer | null
  encryptedReply: Buffer | null
}

/** Locks the relation of a user's check-in. */
const lockRelation = (tx: Tx, id: string, userId: string) =>
  tx
    .selectFrom('client_relations')
    .select(['id as relationId', 'trainer_id as trainerId'])
    .select(sql<boolean>`status <> 'ARCHIVED'`.as('isCoached'))
    .where('client_id', '=', userId)
    .where('id', '=', tx.selectFrom('check_ins').select('relation_id').where('id', '=', id))
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Locks a user's check-in until the transaction ends: its relation first, as the end of a coaching does, otherwise they
 * could deadlock. With the erasure of the account they still can, which is retried then.
 * @throws Problem `not_found`
 */
export async function lockCheckIn(tx: Tx, id: string, userId: string): Promise<LockedCheckIn> {
  const relation = await lockRelation(tx, id, userId)
  const checkIn = await tx
    .selectFrom('check_ins')
    .select(['id', 'user_id as userId', 'status', 'encrypted', 'encrypted_reply as encryptedReply'])
    .select(sql<Question[]>`questions`.as('questions'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!relation || !checkIn) throw new Problem('not_found')
  return { ...relation, ...checkIn }
}
