import { challengePath } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'
import { viennaNow, viennaToday } from '../../infra/sql.ts'
import type { Notifications } from '../notifications/service.ts'
import { isLive, phaseColumn } from './rows.ts'

/** Most people per run who are reminded, and who are told about an end. */
const batchSize = 500

/** Minutes after the chosen time until which a late reminder is still sent. */
const lateMinutes = 120

interface Notice {
  userId: string
  challengeId: string
  title: string
  kind: 'challengeReminder' | 'challengeEnded' | 'challengeCancelled'
}

/**
 * Marks participants as reminded and returns them: today is a scheduled day of theirs, the chosen time of the reminder
 * has come, and they have no entry for today.
 */
const claimReminders = async (tx: Tx): Promise<Notice[]> =>
  (
    await sql<Notice>`
      UPDATE challenge_members n SET reminded_on = ${viennaToday}
        FROM (SELECT m.user_id, m.challenge_id, c.title
                FROM challenges c JOIN challenge_members m ON m.challenge_id = c.id
               WHERE c.reminder_time IS NOT NULL AND ${phaseColumn} = 'RUNNING'
                 AND ${viennaToday} BETWEEN c.starts_on AND c.ends_on
                 AND extract(isodow FROM ${viennaNow})::int = ANY(c.weekdays)
                 AND ${viennaNow}::time >= c.reminder_time::time
                 AND ${viennaNow} < ${viennaToday} + c.reminder_time::time + make_interval(mins => ${sql.lit(lateMinutes)})
                 AND m.joined_at IS NOT NULL AND m.left_at IS NULL AND m.reminded_on IS DISTINCT FROM ${viennaToday}
                 AND ${isLive(sql.ref('m.user_id'))}
                 AND NOT EXISTS (SELECT FROM challenge_entries e
                                  WHERE e.user_id = m.user_id AND e.challenge_id = c.id AND e.day = ${viennaToday})
               LIMIT ${sql.lit(batchSize)} FOR UPDATE OF m SKIP LOCKED) due
       WHERE n.user_id = due.user_id AND n.challenge_id = due.challenge_id
      RETURNING n.user_id AS "userId", n.challenge_id AS "challengeId", due.title, 'challengeReminder' AS kind`.execute(
      tx,
    )
  ).rows

/**
 * Marks people as told about the end of a challenge and returns them: participants of a challenge that ended, and
 * participants and invited people of one that was cancelled, within the last seven days. People who did not join before
 * the coaching ended are not told, because they can no longer see the challenge.
 */
const claimEnds = async (tx: Tx): Promise<Notice[]> =>
  (
    await sql<Notice>`
      UPDATE challenge_members n SET end_told_at = now()
        FROM (SELECT m.user_id, m.challenge_id, c.title, ${phaseColumn} AS phase
                FROM challenges c JOIN challenge_members m ON m.challenge_id = c.id
               WHERE m.end_told_at IS NULL AND m.left_at IS NULL
                 AND c.ends_on > ${viennaToday} - 7
                 AND (${phaseColumn} = 'ENDED' AND m.joined_at IS NOT NULL
                      OR c.cancelled_at > now() - interval '7 days'
                         AND (m.joined_at IS NOT NULL OR ${isLive(sql.ref('m.user_id'))}))
               LIMIT ${sql.lit(batchSize)} FOR UPDATE OF m SKIP LOCKED) due
       WHERE n.user_id = due.user_id AND n.challenge_id = due.challenge_id
      RETURNING n.user_id AS "userId", n.challenge_id AS "challengeId", due.title,
                CASE due.phase WHEN 'ENDED' THEN 'challengeEnded' ELSE 'challengeCancelled' END AS kind`.execute(tx)
  ).rows

const toNotification = ({ userId, challengeId, title, kind }: Notice) => ({
  userId,
  kind,
  subjectId: challengeId,
  link: challengePath(challengeId),
  variables: { title },
})

export const challengeNoticesQueue = { name: 'challenge-notices' } as const

/**
 * Job of every five minutes, and of each cancellation: reminds participants at the chosen time (Vienna), and tells them
 * when a challenge ended or was cancelled. Each notice is sent once: it is written in the transaction that marks it. A
 * run that leaves somebody waiting queues the next one, so that what was sent stays, however many people there are.
 */
export const challengeNoticesJob = (jobs: Pick<Jobs, 'send'>, notifications: Notifications): Job => ({
  ...challengeNoticesQueue,
  cron: '*/5 * * * *',
  run: async (_data, tx) => {
    const claimed = [await claimReminders(tx), await claimEnds(tx)]
    await notifications.addMany(tx, claimed.flat().map(toNotification))
    if (claimed.some(({ length }) => length === batchSize)) await jobs.send(challengeNoticesQueue, {}, tx)
  },
})
