import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'

/**
 * Closes occurrences of push messages whose deliveries have all ended, with their counts. Recipients whose deliveries
 * failed count as failed; where they were skipped, the message stays in the inbox only. A message without further
 * occurrences is closed as well. Messages that somebody changes or cancels right now are left to the next run: waiting
 * for them could deadlock.
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
    ), counted AS (
      SELECT through.id, count(p.user_id)::int AS recipients, (count(*) FILTER (WHERE p.state = 'SENT'))::int AS sent,
             (SELECT count(*)::int FROM unreached f WHERE f.occurrence_id = through.id AND f.state = 'FAILED') AS failed,
             count(p.opened_at)::int AS opened
        FROM through LEFT JOIN push_recipients p ON p.occurrence_id = through.id
       GROUP BY through.id
    ), closed AS (
      UPDATE push_occurrences o
         SET status = (CASE WHEN c.failed > 0 AND c.sent = 0 THEN 'FAILED' ELSE 'SENT' END)::"PushMessageStatus",
             recipient_count = c.recipients, sent_count = c.sent, failed_count = c.failed, opened_count = c.opened
        FROM counted c WHERE o.id = c.id
      RETURNING o.id, o.message_id, o.status
    )
    UPDATE push_messages m
       SET status = (CASE WHEN EXISTS (SELECT FROM push_occurrences o WHERE o.message_id = m.id AND o.status = 'PLANNED')
             THEN 'PLANNED' ELSE closed.status::text END)::"PushMessageStatus"
      FROM closed WHERE m.id = closed.message_id AND m.status <> 'CANCELLED'`.execute(db)
}

/**
 * Nightly: counts the recipients of ended occurrences that have no counts yet: cancelled ones, whose last delivery ends
 * without counting, and those that a process of the release before closed. Openings of the last three days are counted
 * once more: processes of that release do not add them, and an opening that commits while its occurrence is being closed
 * is missed.
 */
export const countOccurrencesJob: Job = {
  name: 'count-push-occurrences',
  cron: '35 3 * * *',
  run: async (_data, tx) => {
    await sql`
      UPDATE push_occurrences o
         SET recipient_count = coalesce(o.recipient_count, c.recipients), sent_count = coalesce(o.sent_count, c.sent),
             failed_count = coalesce(o.failed_count, c.failed), opened_count = greatest(o.opened_count, c.opened)
        FROM (
          SELECT e.id, count(p.user_id)::int AS recipients, (count(*) FILTER (WHERE p.state = 'SENT'))::int AS sent,
                 (count(*) FILTER (WHERE p.state = 'FAILED'))::int AS failed, count(p.opened_at)::int AS opened
            FROM push_occurrences e LEFT JOIN push_recipients p ON p.occurrence_id = e.id
           WHERE (e.recipient_count IS NULL OR e.started_at > now() - interval '3 days')
             AND e.status IN ('SENT', 'FAILED', 'CANCELLED')
             AND NOT EXISTS (
               SELECT FROM push_deliveries d WHERE d.occurrence_id = e.id AND d.state IN ('PENDING', 'SENDING'))
           GROUP BY e.id) c
       WHERE o.id = c.id`.execute(tx)
  },
}
