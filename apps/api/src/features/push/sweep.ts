import { sql } from 'kysely'
import { batchedSweep, sweptAtOnce } from '../../infra/batched-sweep.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'

/** Nightly: deletes deliveries that ended a month ago; counts are kept with the occurrences of the messages. */
export const sweepPushDeliveriesJob = (jobs: Pick<Jobs, 'send'>): Job =>
  batchedSweep(jobs, {
    name: 'sweep-push-deliveries',
    cron: '45 3 * * *',
    // Ids are in the order of creation: when the oldest ones are recent, all others are.
    deletions: [
      sql`
      DELETE FROM push_deliveries
       WHERE id IN (
         SELECT id FROM push_deliveries WHERE state IN ('SENT', 'FAILED', 'SKIPPED')
          ORDER BY id LIMIT ${sql.lit(sweptAtOnce)})
         AND created_at < now() - interval '30 days'`,
    ],
  })

/** Nightly: deletes the recipients of occurrences after half a year, as the notifications; their counts stay. */
export const sweepPushRecipientsJob = (jobs: Pick<Jobs, 'send'>): Job =>
  batchedSweep(jobs, {
    name: 'sweep-push-recipients',
    cron: '45 3 * * *',
    // The inner limit keeps PostgreSQL from scanning all recipients: each occurrence is looked up in the primary key.
    deletions: [
      sql`
      DELETE FROM push_recipients
       WHERE ctid = ANY (ARRAY(
         SELECT p.ctid FROM push_occurrences o CROSS JOIN LATERAL (
           SELECT r.ctid FROM push_recipients r WHERE r.occurrence_id = o.id LIMIT ${sql.lit(sweptAtOnce)}) p
          WHERE o.started_at < now() - interval '180 days' AND o.recipient_count > 0
          LIMIT ${sql.lit(sweptAtOnce)}))`,
    ],
  })
