import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'

/**
 * Removes a user whose account is erased from the people that push messages were written to. Deletes messages that were
 * written to nobody else, because an audience of people has at least one.
 */
export async function removeFromAudiences(tx: Tx, userId: string): Promise<void> {
  await sql`
    DELETE FROM push_messages
     WHERE audience ->> 'kind' = 'PEOPLE' AND audience -> 'userIds' <@ jsonb_build_array(${userId}::text)`.execute(tx)
  await sql`
    UPDATE push_messages SET audience = jsonb_set(audience, '{userIds}', (audience -> 'userIds') - ${userId}::text)
     WHERE audience ->> 'kind' = 'PEOPLE' AND audience -> 'userIds' ? ${userId}::text`.execute(tx)
}
