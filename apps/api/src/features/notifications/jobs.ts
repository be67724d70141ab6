import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'

/** Nightly: deletes notifications older than half a year. */
export const sweepNotificationsJob: Job = {
  name: 'sweep-notifications',
  cron: '40 3 * * *',
  run: async (_data, tx) => {
    await tx.deleteFrom('notifications').where(sql<boolean>`created_at < now() - interval '180 days'`).execute()
  },
}
