import { paths } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { formatLastDay } from '../../infra/date-format.ts'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { hasLastingAccess } from '../subscriptions/service.ts'

/** People per run; the next run takes the rest. */
const batchSize = 500

/** Days before the end of a trial at which its user is notified. */
const noticeDays = 3

const keyOf = (userId: string, trialUntil: Date) => `trialEnding:${userId}:${trialUntil.toISOString()}`

/** Trials that end soon, whose users would lose access and were not yet notified of this end. */
const listEnding = async (tx: Tx): Promise<{ id: string; trialUntil: Date }[]> =>
  (
    await sql<{ id: string; trialUntil: Date }>`
      SELECT u.id, u.trial_until AS "trialUntil" FROM users u
       WHERE u.trial_until > now() AND u.trial_until <= now() + make_interval(days => ${sql.lit(noticeDays)})
         AND 'TRIAL_MODE' = ANY(u.roles) AND NOT ${hasLastingAccess('u')}
         AND NOT EXISTS (
           SELECT FROM notifications n
            WHERE n.user_id = u.id AND n.kind = 'trialEnding'
              AND n.dedupe_key = 'trialEnding:' || u.id || ':'
                || to_char(u.trial_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       ORDER BY u.trial_until LIMIT ${sql.lit(batchSize)}
         FOR NO KEY UPDATE SKIP LOCKED`.execute(tx)
  ).rows

/** Hourly during the day: notifies people three days before their access by a trial ends, once per end date. */
export const trialNoticesJob = (mails: Mails, notifications: Notifications): Job => ({
  name: 'trial-notices',
  cron: '10 8-20 * * *',
  run: async (_data, tx) => {
    for (const { id: userId, trialUntil } of await listEnding(tx)) {
      const dedupeKey = keyOf(userId, trialUntil)
      // Trials end at midnight, so the last day is the one before.
      const day = formatLastDay(trialUntil)
      await mails.enqueueMail(tx, { template: 'trialEnding', userId, subjectId: userId, dedupeKey, variables: { day } })
      await notifications.add(tx, {
        userId,
        kind: 'trialEnding',
        subjectId: userId,
        dedupeKey,
        link: paths.sale,
        variables: { day },
      })
    }
  },
})

/** Just after midnight, when trials end: removes the role. Access has already ended with `trial_until`. */
export const endTrialsJob: Job = {
  name: 'end-trials',
  cron: '1 0 * * *',
  run: async (_data, tx) => {
    await tx
      .updateTable('users')
      .set({
        roles: sql`array_remove(roles, 'TRIAL_MODE')`,
        trial_until: null,
        updated_at: now,
      })
      .where('trial_until', '<=', now)
      .execute()
  },
}
