import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import type { Orders } from './orders.ts'
import { isDoneWithoutOrder, sessionLifetime } from './purchase-intents.ts'

/** Recent checkout sessions without a known outcome, and paid ones without their order. */
const findUnresolved = (tx: Tx) =>
  tx
    .selectFrom('purchases')
    .select('stripe_id as id')
    .$narrowType<{ id: string }>()
    .where('mode', '=', 'SESSION')
    .where('stripe_id', 'is not', null)
    .where('created_at', '>=', sql<Date>`now() - ${sessionLifetime}`)
    .where('created_at', '<=', sql<Date>`now() - interval '1 hour'`)
    .where((eb) => eb.or([eb('state', '=', 'OPEN'), isDoneWithoutOrder(eb)]))
    .execute()

const syncSession = { name: 'sync-checkout-session' }

/**
 * Nightly job: enqueues `syncSessionJob` for every unresolved checkout session, because its webhook may have been lost.
 */
export const reconcileSessionsJob = ({ payments, jobs }: Pick<Infra, 'payments' | 'jobs'>): Job => ({
  name: 'reconcile-checkout-sessions',
  cron: '0 4 * * *',
  run: async (_data, tx) => {
    if (!payments.configured) return
    await jobs.sendMany(syncSession, await findUnresolved(tx), tx)
  },
})

/** Job: fetches one checkout session and records its outcome. */
export const syncSessionJob = (deps: { orders: Orders; subscriptions: Subscriptions }): Job<{ id: string }> => ({
  ...syncSession,
  run: async ({ id }, tx) => {
    const subscriptionId = await deps.orders.applySession(tx, id)
    if (subscriptionId) await deps.subscriptions.sync(tx, subscriptionId)
  },
})

/** Days of refunds that the nightly job fetches again: enough for nights on which Stripe or the jobs are unavailable. */
const refundDays = 7

/** Nightly job: stores what was refunded of orders lately, because its webhook may have been lost. */
export const reconcileRefundsJob = ({ payments }: Pick<Infra, 'payments'>, orders: Orders): Job => ({
  name: 'reconcile-refunds',
  cron: '5 4 * * *',
  run: async (_data, tx) => {
    if (!payments.configured) return
    const since = new Date(Date.now() - refundDays * 24 * 60 * 60 * 1000)
    for (const charge of await payments.refundedCharges(since)) await orders.applyRefund(tx, charge)
  },
})
