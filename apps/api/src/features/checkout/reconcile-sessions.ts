import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { erasedAccounts } from '../erasures/service.ts'
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

/** Job: fetches one checkout session and records its outcome, also that its asynchronous payment failed. */
export const syncSessionJob = (deps: { orders: Orders; subscriptions: Subscriptions }): Job<{ id: string }> => ({
  ...syncSession,
  run: async ({ id }, tx) => {
    const subscriptionId = await deps.orders.applySession(tx, id)
    if (subscriptionId) await deps.subscriptions.sync(tx, subscriptionId)
    await deps.orders.failSession(tx, id)
  },
})

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** Days of payments that are looked for after their account was erased: as for refunds, enough for failed nights. */
const erasedPaymentDays = 7

/** Checkout sessions that were paid lately, after the buyer's account and with it their purchases had been erased. */
async function findPaidAfterErasure(tx: Tx, payments: Infra['payments']): Promise<{ id: string }[]> {
  const erased = await erasedAccounts(tx)
  if (erased.size === 0) return []
  const sessions = await payments.paidSessions(daysAgo(erasedPaymentDays))
  return sessions.flatMap(({ id, userId, paidAt }) => {
    const erasedAt = erased.get(userId)
    return erasedAt && paidAt > erasedAt ? [{ id }] : []
  })
}

/** Nightly job: enqueues `syncSessionJob` for payments that arrived after their account was erased. */
export const reconcileErasedPaymentsJob = ({ payments, jobs }: Pick<Infra, 'payments' | 'jobs'>): Job => ({
  name: 'reconcile-erased-payments',
  cron: '3 4 * * *',
  run: async (_data, tx) => {
    if (payments.configured) await jobs.sendMany(syncSession, await findPaidAfterErasure(tx, payments), tx)
  },
})

/** Days of refunds that the nightly job fetches again: enough for nights on which Stripe or the jobs are unavailable. */
const refundDays = 7

/** The same for refunds that failed: banks may return one a month after it was made. */
const failedRefundDays = 60

const syncRefunds = { name: 'sync-refunds' }

/**
 * Nightly job: enqueues `syncRefundsJob` for every payment of which something was refunded lately, or whose refund
 * failed, because the webhook may have been lost.
 */
export const reconcileRefundsJob = ({ payments, jobs }: Pick<Infra, 'payments' | 'jobs'>): Job => ({
  name: 'reconcile-refunds',
  cron: '5 4 * * *',
  run: async (_data, tx) => {
    if (!payments.configured) return
    const refunded = await payments.refundedPayments(daysAgo(refundDays), daysAgo(failedRefundDays))
    await jobs.sendMany(
      syncRefunds,
      refunded.map((id) => ({ id })),
      tx,
    )
  },
})

/**
 * Job: fetches the refunds of one payment and stores them. One payment per transaction: its order is locked during the
 * call to Stripe.
 */
export const syncRefundsJob = (orders: Orders): Job<{ id: string }> => ({
  ...syncRefunds,
  run: async ({ id }, tx) => {
    await orders.applyRefunds(tx, id)
  },
})
