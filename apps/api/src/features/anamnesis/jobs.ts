import { reminderMonths } from '@kostbar/contracts/anamnesis/limits'
import { paths } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'

/** Members per run; the next run takes the rest. */
const batchSize = 500

interface DueReminder {
  versionId: string
  userId: string
  isMuted: boolean
}

/**
 * Marks due anamneses as reminded and returns them: the newest version of members who consent to the processing of
 * health data, `reminderMonths` or more after its submission.
 */
const claimDue = async (tx: Tx): Promise<DueReminder[]> =>
  (
    await sql<DueReminder>`
      UPDATE anamnesis_versions v SET reminded_at = now()
        FROM (SELECT n.id FROM anamnesis_versions n
               WHERE n.reminded_at IS NULL AND n.submitted_at <= now() - make_interval(months => ${sql.lit(reminderMonths)})
                 AND NOT EXISTS (SELECT FROM anamnesis_versions o WHERE o.user_id = n.user_id AND o.number > n.number)
                 AND EXISTS (SELECT FROM consents c
                              WHERE c.user_id = n.user_id AND c.kind = 'HEALTH' AND c.revoked_at IS NULL)
               ORDER BY n.submitted_at LIMIT ${sql.lit(batchSize)} FOR UPDATE SKIP LOCKED) due
        JOIN anamnesis_versions d ON d.id = due.id
        JOIN users u ON u.id = d.user_id
       WHERE v.id = due.id
      RETURNING v.id AS "versionId", v.user_id AS "userId", 'ANAMNESIS' = ANY(u.muted_notifications) AS "isMuted"`.execute(
      tx,
    )
  ).rows

/** Daily job: reminds members once, half a year after their newest submission, unless they muted these reminders. */
export const anamnesisRemindersJob = (mails: Mails, notifications: Notifications): Job => ({
  name: 'anamnesis-reminders',
  cron: '20 8 * * *',
  run: async (_data, tx) => {
    for (const { versionId, userId, isMuted } of await claimDue(tx)) {
      if (isMuted) continue
      await mails.enqueueMail(tx, { template: 'anamnesisReminder', userId, subjectId: versionId })
      await notifications.add(tx, {
        userId,
        kind: 'anamnesisReminder',
        subjectId: versionId,
        link: paths.anamnesis,
        variables: {},
      })
    }
  },
})
