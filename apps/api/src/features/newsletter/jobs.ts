import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'

/** Nightly: deletes addresses not confirmed within 30 days, since somebody else may have entered them. */
export const sweepNewsletterRequests: Job = {
  name: 'sweep-newsletter-requests',
  cron: '50 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('newsletter_subscriptions')
      .where('status', '=', 'PENDING')
      .where(sql<boolean>`requested_at < now() - interval '30 days'`)
      .execute()
  },
}
