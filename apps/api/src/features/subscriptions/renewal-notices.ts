import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Subscriptions } from './service.ts'

const sendNotice = { name: 'send-renewal-notice' }

/** SQL condition: the periods of a subscription are longer than any month. */
const isLongerThanMonth = sql<boolean>`coalesce(interval_count, 1) >
  CASE "interval" WHEN 'DAY' THEN 31 WHEN 'WEEK' THEN 4 WHEN 'MONTH' THEN 1 WHEN 'YEAR' THEN 0 END`

/**
 * Daily: queues a renewal notice for subscriptions with periods of more than one month that renew in about 14 days, as
 * the AGB promise. Two runs see each renewal, so that it gets its notice even if one fails.
 * Shorter periods only get one if the payment service is configured to send `invoice.upcoming`.
 */
export const renewalNoticesJob = ({ jobs }: Pick<Infra, 'jobs'>): Job => ({
  name: 'renewal-notices',
  cron: '30 8 * * *',
  run: async (_data, tx) => {
    const renewing = await tx
      .selectFrom('subscriptions')
      .select('stripe_id as id')
      .where('status', '=', 'ACTIVE')
      .where('cancel_at_period_end', '=', false)
      .where('stripe_id', 'is not', null)
      .where('current_period_end', '>=', sql<Date>`now() + interval '13 days'`)
      .where('current_period_end', '<=', sql<Date>`now() + interval '15 days'`)
      .where(isLongerThanMonth)
      .$narrowType<{ id: string }>()
      .execute()
    await jobs.sendMany(sendNotice, renewing, tx)
  },
})

/** Enqueues the mail of one renewal notice. */
export const sendRenewalNoticeJob = (
  subscriptions: Pick<Subscriptions, 'enqueueRenewalNotice'>,
): Job<{ id: string }> => ({
  ...sendNotice,
  run: ({ id }, tx) => subscriptions.enqueueRenewalNotice(tx, id),
})
