import type { StuckWork } from '@kostbar/contracts/status/schemas'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { paymentEvent } from '../payment-events/service.ts'

type Stuck = Omit<StuckWork, 'oldestAt'> & { oldestAt: Date }

/** Minutes after which an event that is not processed counts as stuck: its job has failed several times by then. */
const eventMinutes = 10

/**
 * Jobs without retries left, by kind, except those of events, which are listed themselves. A scheduled job counts until a
 * later run has succeeded; others wait for an operator, until the queue deletes them after a week.
 */
const failedJobs = sql`
  SELECT 'JOB' AS kind, j.name, count(*)::int AS count, min(coalesce(j.completed_on, j.created_on)) AS "oldestAt"
    FROM pgboss.job j
   WHERE j.state = 'failed' AND j.name <> ${paymentEvent.name} AND NOT (coalesce(j.data, '{}'::jsonb) = '{}'::jsonb AND EXISTS (
     SELECT FROM pgboss.job later
      WHERE later.name = j.name AND later.state = 'completed' AND later.created_on > j.created_on))
   GROUP BY j.name`

const unprocessedEvents = sql`
  SELECT 'PAYMENT_EVENT' AS kind, type AS name, count(*)::int AS count, min(received_at) AS "oldestAt"
    FROM payment_events
   WHERE processed_at IS NULL AND received_at < now() - make_interval(mins => ${sql.lit(eventMinutes)})
   GROUP BY type`

/** What was not done although it was tried, oldest first. Holds no data of people, only kinds and numbers. */
export const listStuck = async (db: Db): Promise<Stuck[]> =>
  (await sql<Stuck>`${failedJobs} UNION ALL ${unprocessedEvents} ORDER BY "oldestAt"`.execute(db)).rows
