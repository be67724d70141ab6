import { addDays, viennaClock } from '@kostbar/contracts/calendar'
import { openDays } from '@kostbar/contracts/check-ins/limits'
import { paths } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'
import { consentsToTrainer } from '../health/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { hasLapsedSlots } from '../subscriptions/service.ts'

/** Check-ins per run that are opened, and that are closed; the next run takes the rest. */
const batchSize = 500

/** Time of the day in Vienna at which check-ins open. */
const opensAt = '06:00'

/** Last calendar day whose check-ins are open at a moment. */
function lastOpeningDay(moment: Date): string {
  const [day = '', time = ''] = viennaClock(moment).split(' ')
  return time < opensAt ? addDays(day, -1) : day
}

/** SQL condition: the client can be asked, and the trainer may read and answer it. */
const mayAsk = sql<boolean>`
  (r.status = 'ACTIVE' AND NOT ${hasLapsedSlots} AND NOT coalesce(t.locked_until > now(), false)
   AND ${consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id'))})`

interface Closed {
  id: string
  userId: string
  /** Whether the member is told: not during a pause, and not without consent. */
  isTold: boolean
}

/** Marks check-ins as missed that were not submitted in their seven days. */
const closeMissed = async (tx: Tx, today: string): Promise<Closed[]> =>
  (
    await sql<Closed>`
      UPDATE check_ins n SET status = 'MISSED'
        FROM (SELECT c.id, r.status = 'ACTIVE' AND ${consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id'))} AS is_told
                FROM check_ins c JOIN client_relations r ON r.id = c.relation_id
               WHERE c.status = 'OPEN' AND c.due_on <= ${today}::date - ${sql.lit(openDays)}
               ORDER BY c.due_on LIMIT ${sql.lit(batchSize)} FOR NO KEY UPDATE OF c SKIP LOCKED) due
       WHERE n.id = due.id
      RETURNING n.id, n.user_id AS "userId", due.is_told AS "isTold"`.execute(tx)
  ).rows

interface Due {
  /** Id of the opened check-in; null when this week is skipped. */
  id: string | null
  userId: string
}

/**
 * Moves due schedules to their next day after today, and opens one check-in for each, of the last day on which one was
 * due; after an outage of several weeks that is one, not several. Weeks in which the client cannot be asked are skipped.
 * Locked relations are left to the next run: what ends a coaching locks the relation before the schedule.
 */
const openDue = async (tx: Tx, today: string): Promise<Due[]> =>
  (
    await sql<Due>`
      WITH due AS (
        SELECT s.relation_id, r.client_id, f.name, f.questions, ${mayAsk} AS may_ask,
               s.next_on + 7 * ((${today}::date - s.next_on) / 7) AS due_on
          FROM check_in_schedules s
          JOIN client_relations r ON r.id = s.relation_id
          JOIN check_in_forms f ON f.id = s.form_id
          JOIN users t ON t.id = r.trainer_id
         WHERE s.next_on <= ${today}::date
         ORDER BY s.next_on LIMIT ${sql.lit(batchSize)}
           FOR NO KEY UPDATE OF s SKIP LOCKED FOR KEY SHARE OF r SKIP LOCKED
      ), advanced AS (
        UPDATE check_in_schedules s SET next_on = due.due_on + 7 FROM due WHERE s.relation_id = due.relation_id
      ), opened AS (
        INSERT INTO check_ins (id, user_id, relation_id, form_name, questions, due_on)
        SELECT uuidv7(), client_id, relation_id, name, questions, due_on FROM due WHERE may_ask
        ON CONFLICT DO NOTHING
        RETURNING id, relation_id
      )
      SELECT o.id, due.client_id AS "userId" FROM due LEFT JOIN opened o ON o.relation_id = due.relation_id`.execute(tx)
  ).rows

/** Notification about a check-in; that it was missed replaces that it is due. */
const toNotification = (kind: 'checkInDue' | 'checkInMissed', id: string, userId: string) => ({
  userId,
  kind,
  subjectId: id,
  dedupeKey: `checkIn:${id}`,
  link: paths.checkIn,
  variables: {},
})

const checkInsQueue = { name: 'check-ins' } as const

/**
 * Every five minutes: opens the weekly check-ins that are due, closes those that were not submitted in time, and tells
 * the members, once each. A run that leaves some waiting queues the next one.
 * @param currentTime clock of the job
 */
export const checkInsJob = (
  jobs: Pick<Jobs, 'send'>,
  notifications: Notifications,
  currentTime = () => new Date(),
): Job => ({
  ...checkInsQueue,
  cron: '*/5 * * * *',
  run: async (_data, tx) => {
    const today = lastOpeningDay(currentTime())
    const closed = await closeMissed(tx, today)
    const due = await openDue(tx, today)
    await notifications.addMany(tx, [
      ...closed.flatMap(({ id, userId, isTold }) => (isTold ? [toNotification('checkInMissed', id, userId)] : [])),
      ...due.flatMap(({ id, userId }) => (id ? [toNotification('checkInDue', id, userId)] : [])),
    ])
    if ([closed, due].some(({ length }) => length === batchSize)) await jobs.send(checkInsQueue, {}, tx)
  },
})
