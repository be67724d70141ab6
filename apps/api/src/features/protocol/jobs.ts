import { paths } from '@kostbar/contracts/paths'
import { dayBegins } from '@kostbar/contracts/protocol/days'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'

/** Reminders per run; the next run takes the rest. */
const batchSize = 500

/** Longest delay of a reminder, for example after an outage; a later one is not sent. */
const maxDelayMinutes = 90

interface DueReminder {
  protocolId: string
  userId: string
  /** The chosen reminder time that is due; part of the dedupe key. */
  dueAt: Date
  remindsByMail: boolean
  isMuted: boolean
}

/**
 * Finds running protocols whose reminder time has come since their last reminder, and marks them as reminded. Only on a
 * day of the protocol that is not complete, and only with the member's consent to the processing of health data.
 * Reminder times are local times in Vienna, also when daylight saving time begins or ends; those before 04:00 belong to
 * the protocol day that began on the calendar day before. Yesterday's times count as well, so that none of shortly
 * before midnight is lost.
 */
const claimDue = async (tx: Tx, now: Date): Promise<DueReminder[]> =>
  (
    await sql<DueReminder>`
      UPDATE protocols p SET reminded_at = ${now}::timestamptz
        FROM (SELECT q.id, t.due_at
                FROM protocols q
                CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE 'Europe/Vienna')::date AS today) c
                CROSS JOIN LATERAL (
                  SELECT max(time.due_at) AS due_at
                    FROM (VALUES (c.today), (c.today - 1)) AS d (day)
                    CROSS JOIN LATERAL unnest(q.reminder_times) AS chosen
                    CROSS JOIN LATERAL (
                      SELECT (d.day + (chosen < ${sql.lit(dayBegins)})::int + chosen::time) AT TIME ZONE 'Europe/Vienna' AS due_at) time
                   WHERE d.day BETWEEN q.starts_on AND q.starts_on + 6
                     AND time.due_at <= ${now} AND time.due_at > ${now}::timestamptz - make_interval(mins => ${sql.lit(maxDelayMinutes)})
                     AND NOT EXISTS (SELECT FROM protocol_days y WHERE y.protocol_id = q.id AND y.day = d.day AND y.complete)) t
               WHERE q.status = 'RUNNING' AND q.reminder_times <> '{}'
                 AND t.due_at > coalesce(q.reminded_at, q.created_at)
                 AND EXISTS (SELECT FROM consents c
                              WHERE c.user_id = q.user_id AND c.kind = 'HEALTH' AND c.revoked_at IS NULL)
               ORDER BY q.id LIMIT ${sql.lit(batchSize)} FOR NO KEY UPDATE OF q SKIP LOCKED) due
        JOIN protocols r ON r.id = due.id
        JOIN users u ON u.id = r.user_id
       WHERE p.id = due.id
      RETURNING p.id AS "protocolId", p.user_id AS "userId", due.due_at AS "dueAt", p.reminds_by_mail AS "remindsByMail",
                'PROTOCOL' = ANY(u.muted_notifications) AS "isMuted"`.execute(tx)
  ).rows

/**
 * Every five minutes: reminds members of their running protocol at the chosen times, unless they muted these reminders.
 * @param currentTime clock of the job
 */
export const protocolRemindersJob = (
  mails: Mails,
  notifications: Notifications,
  currentTime = () => new Date(),
): Job => ({
  name: 'protocol-reminders',
  cron: '*/5 * * * *',
  run: async (_data, tx) => {
    for (const { protocolId, userId, dueAt, remindsByMail, isMuted } of await claimDue(tx, currentTime())) {
      if (isMuted) continue
      // One notification per protocol: a new reminder replaces the one before.
      await notifications.add(tx, {
        userId,
        kind: 'protocolReminder',
        subjectId: protocolId,
        link: paths.protocol,
        variables: {},
      })
      if (!remindsByMail) continue
      const dedupeKey = `protocolReminder:${protocolId}:${dueAt.toISOString()}`
      await mails.enqueueMail(tx, { template: 'protocolReminder', userId, subjectId: protocolId, dedupeKey })
    }
  },
})
