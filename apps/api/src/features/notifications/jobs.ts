import { sql } from 'kysely'
import { batchedSweep, sweptAtOnce } from '../../infra/batched-sweep.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'

/** Nightly: deletes notifications older than half a year. */
export const sweepNotificationsJob = (jobs: Pick<Jobs, 'send'>): Job =>
  batchedSweep(jobs, {
    name: 'sweep-notifications',
    cron: '40 3 * * *',
    // Ids are in the order of creation: when the oldest ones are recent, all others are.
    deletions: [
      sql`
      DELETE FROM notifications
       WHERE id IN (SELECT id FROM notifications ORDER BY id LIMIT ${sql.lit(sweptAtOnce)})
         AND created_at < now() - interval '180 days'`,
    ],
  })
