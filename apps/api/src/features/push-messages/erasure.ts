import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'

/**
 * Removes the id of an erased user from the audiences of push messages. Messages to this user alone are deleted, because
 * an audience of chosen people must not be empty.
 */
export async function removeFromAudiences(tx: Tx, userId: string): Promise<void> {
  const isNamed = sql`audience ->> 'kind' = 'PEOPLE' AND audience -> 'userIds' ? ${userId}::text`
  await sql`
    DELETE FROM push_messages
     WHERE ${isNamed} AND audience -> 'userIds' <@ jsonb_build_array(${userId}::text)`.execute(tx)
  await sql`
    UPDATE push_messages SET audience = jsonb_set(audience, '{userIds}', (audience -> 'userIds') - ${userId}::text)
     WHERE ${isNamed}`.execute(tx)
}
