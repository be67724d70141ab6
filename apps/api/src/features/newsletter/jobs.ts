import { sql } from 'kysely'
import type { Job } from '../../infra/jobs.ts'

/** SQL condition: the retention period of the address is over. */
const isForgotten = sql<boolean>`CASE status
  WHEN 'PENDING' THEN requested_at < now() - interval '30 days'
  WHEN 'UNSUBSCRIBED' THEN user_id IS NULL AND unsubscribed_at < now() - interval '30 days'
  ELSE false END`

/**
 * Nightly: deletes addresses not confirmed within 30 days, since somebody else may have entered them, and addresses
 * without an account that were unsubscribed 30 days ago, which no erasure of an account would reach; both with the
 * record of the mails that asked for the confirmation.
 */
export const sweepNewsletterRequestsJob: Job = {
  name: 'sweep-newsletter-requests',
  cron: '50 3 * * *',
  run: async (_data, tx) => {
    await tx
      .with('forgotten', (db) => db.deleteFrom('newsletter_subscriptions').where(isForgotten).returning('email'))
      .deleteFrom('mail_deliveries')
      .where('template', '=', 'newsletterConfirm')
      .where('recipient', 'in', (eb) => eb.selectFrom('forgotten').select('email'))
      .execute()
  },
}
