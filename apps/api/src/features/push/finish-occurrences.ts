import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'

/**
 * Closes occurrences of push messages whose deliveries have all ended. Recipients whose deliveries failed count as
 * failed; where they were skipped, the message stays in the inbox only. A message without further occurrences is closed
 * as well. Messages that somebody changes or cancels right now are left to the next run: waiting for them could deadlock.
 */
export async function finishOccurrences(db: Db): Promise<void> {
  await sql`
    WITH through AS (
      SELECT o.id FROM push_occurrences o JOIN push_messages m ON m.id = o.message_id
       WHERE o.status = 'SENDING'
         AND NOT EXISTS (SELECT FROM push_deliveries d WHERE d.occurrence_id = o.id AND d.state IN ('PENDING', 'SENDING'))
         FOR UPDATE OF o SKIP LOCKED FOR NO KEY UPDATE OF m SKIP LOCKED
    ), unreached AS (
      UPDATE push_recipients p
         SET state = (CASE WHEN EXISTS (
               SELECT FROM push_deliveries d
                WHERE d.occurrence_id = p.occurrence_id AND d.user_id = p.user_id AND d.state = 'SKIPPED')
             THEN 'INBOX' ELSE 'FAILED' END)::"PushRecipientState"
        FROM through WHERE p.occurrence_id = through.id AND p.state = 'PENDING'
      RETURNING p.occurrence_id, p.state
    ), closed AS (
      UPDATE push_occurrences o
         SET status = (CASE WHEN EXISTS (SELECT FROM unreached f WHERE f.occurrence_id = o.id AND f.state = 'FAILED')
               AND NOT EXISTS (SELECT FROM push_recipients p WHERE p.occurrence_id = o.id AND p.state = 'SENT')
             THEN 'FAILED' ELSE 'SENT' END)::"PushMessageStatus"
        FROM through WHERE o.id = through.id
      RETURNING o.id, o.message_id, o.status
    )
    UPDATE push_messages m
       SET status = (CASE WHEN EXISTS (SELECT FROM push_occurrences o WHERE o.message_id = m.id AND o.status = 'PLANNED')
             THEN 'PLANNED' ELSE closed.status::text END)::"PushMessageStatus"
      FROM closed WHERE m.id = closed.message_id AND m.status <> 'CANCELLED'`.execute(db)
}
