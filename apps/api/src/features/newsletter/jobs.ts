import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'

/**
 * Nightly: deletes addresses not confirmed within 30 days, since somebody else may have entered them, with the record
 * of the mails that asked for the confirmation.
 */
export const sweepNewsletterRequests: Job = {
  name: 'sweep-newsletter-requests',
  cron: '50 3 * * *',
  run: async (_data, tx) => {
    await tx
      .with('forgotten', (db) =>
        db
          .deleteFrom('newsletter_subscriptions')
          .where('status', '=', 'PENDING')
          .where(sql<boolean>`requested_at < now() - interval '30 days'`)
          .returning('email'),
      )
      .deleteFrom('mail_deliveries')
      .where('template', '=', 'newsletterConfirm')
      .where('recipient', 'in', (eb) => eb.selectFrom('forgotten').select('email'))
      .execute()
  },
}
