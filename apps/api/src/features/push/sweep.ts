import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'

/** Nightly: deletes deliveries that ended a month ago; counts are kept with the recipients of the messages. */
export const sweepPushDeliveriesJob: Job = {
  name: 'sweep-push-deliveries',
  cron: '45 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('push_deliveries')
      .where('state', 'in', ['SENT', 'FAILED', 'SKIPPED'])
      .where(sql<boolean>`created_at < now() - interval '30 days'`)
      .execute()
  },
}
