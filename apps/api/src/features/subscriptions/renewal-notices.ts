import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Subscriptions } from './service.ts'

const findRenewing = `SELECT stripe_id AS id FROM subscriptions
  WHERE status = 'ACTIVE' AND NOT cancel_at_period_end AND stripe_id IS NOT NULL
    AND current_period_end BETWEEN now() + interval '6 days' AND now() + interval '8 days'
    AND (interval = 'YEAR' OR interval = 'MONTH' AND interval_count >= 3)`

const announce = { name: 'announce-renewal' }

/**
 * Daily: whoever pays for three months or more at once hears of it a week before. Shorter periods would be a nuisance;
 * the payment service's own `invoice.upcoming` can be switched on for them.
 */
export const renewalNoticesJob = ({ jobs }: Pick<Infra, 'jobs'>): Job => ({
  name: 'renewal-notices',
  cron: '30 8 * * *',
  run: async (_data, tx) => {
    const { rows } = await tx.executeSql(findRenewing, [])
    for (const { id } of rows) await jobs.send(announce, { id: String(id) }, tx)
  },
})

/** Tells one person what they will pay next, and when. */
export const announceJob = (subscriptions: Pick<Subscriptions, 'announceRenewal'>): Job<{ id: string }> => ({
  ...announce,
  run: ({ id }, tx) => subscriptions.announceRenewal(tx, id),
})
