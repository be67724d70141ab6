import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mails } from '../mail/service.ts'

/** Mails per run; the next run sends the rest. */
const batchSize = 500

interface UnreadThread {
  relationId: string
  userId: string
  clientId: string
  sender: string
  dueAt: Date
  isMuted: boolean
}

/**
 * Finds unread threads with a due mail and clears that mark. `isMuted` covers clients who muted messages of their
 * trainer, and archived relations, whose trainer may be gone; trainers cannot mute these mails.
 */
const claimDue = async (tx: Tx): Promise<UnreadThread[]> =>
  (
    await sql<UnreadThread>`
      UPDATE thread_reads t SET mail_due_at = NULL, mailed_at = now()
        FROM (SELECT relation_id, user_id, mail_due_at FROM thread_reads WHERE mail_due_at <= now()
               ORDER BY mail_due_at LIMIT ${sql.lit(batchSize)} FOR UPDATE SKIP LOCKED) due
        JOIN client_relations r ON r.id = due.relation_id
        JOIN users u ON u.id = due.user_id
        LEFT JOIN users o ON o.id = CASE WHEN due.user_id = r.client_id THEN r.trainer_id ELSE r.client_id END
       WHERE t.relation_id = due.relation_id AND t.user_id = due.user_id
      RETURNING r.id AS "relationId", u.id AS "userId", r.client_id AS "clientId", coalesce(o.first_name, '') AS sender,
                due.mail_due_at AS "dueAt", r.status = 'ARCHIVED'
                OR u.id = r.client_id AND 'TRAINER' = ANY(u.muted_notifications) AS "isMuted"`.execute(tx)
  ).rows

/** Every minute: mails people about unread threads, at most one mail per thread in 30 minutes. */
export const unreadMessagesJob = (mails: Mails): Job => ({
  name: 'unread-messages',
  cron: '* * * * *',
  run: async (_data, tx) => {
    for (const { relationId, userId, clientId, sender, dueAt, isMuted } of await claimDue(tx)) {
      if (isMuted) continue
      await mails.enqueueMail(tx, {
        template: userId === clientId ? 'messageFromTrainer' : 'messageFromClient',
        userId,
        subjectId: clientId,
        dedupeKey: `unreadMessages:${relationId}:${userId}:${dueAt.toISOString()}`,
        variables: { sender },
      })
    }
  },
})
