import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Subscriptions } from './service.ts'

const sendNotice = { name: 'send-renewal-notice' }

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
      .where((eb) =>
        eb.or([eb('interval', '=', 'YEAR'), eb.and([eb('interval', '=', 'MONTH'), eb('interval_count', '>=', 2)])]),
      )
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
