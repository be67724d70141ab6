import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'

/** Erases what a trainer kept about current and former clients: private notes, tags, goals and folders of threads. */
export async function eraseTrainersOwn(tx: Tx, trainerId: string): Promise<void> {
  const relationIds = tx.selectFrom('client_relations').select('id').where('trainer_id', '=', trainerId)
  await tx.deleteFrom('thread_states').where('relation_id', 'in', relationIds).execute()
  await tx
    .updateTable('client_relations')
    .set({ tags: [], goal: '', next_review_at: null, private_note: null })
    .where('trainer_id', '=', trainerId)
    .execute()
}

/** Erases the same of trainers whose accounts are deleted, where it is still there. */
export async function eraseDeletedTrainersOwn(tx: Tx): Promise<void> {
  await sql`
    DELETE FROM thread_states s USING client_relations r
     WHERE r.id = s.relation_id AND r.trainer_id IS NULL`.execute(tx)
  await sql`
    UPDATE client_relations SET tags = '{}', goal = '', next_review_at = NULL, private_note = NULL
     WHERE trainer_id IS NULL
       AND (tags <> '{}' OR goal <> '' OR next_review_at IS NOT NULL OR private_note IS NOT NULL)`.execute(tx)
}
