import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'

/** Deletes the unreleased plan drafts of the clients of these relations: a draft ends with the coaching. */
export async function deletePlanDrafts(tx: Tx, relationIds: readonly string[]): Promise<void> {
  const clientIds = tx.selectFrom('client_relations').select('client_id').where('id', 'in', relationIds)
  await tx.deleteFrom('plan_drafts').where('user_id', 'in', clientIds).execute()
}

/**
 * Deletes plan drafts that have not been changed since a coaching ended: those which outlasted it, because its trainer
 * could have taken it up again.
 * @param condition SQL condition on the ended coaching, `client_relations r`
 */
export async function deleteOutlastingPlanDrafts(tx: Tx, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    DELETE FROM plan_drafts d USING client_relations r
     WHERE d.user_id = r.client_id AND d.updated_at <= r.ended_at AND ${condition}`.execute(tx)
}
