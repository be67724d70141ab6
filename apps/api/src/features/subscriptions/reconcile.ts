import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { incrementPaymentCounter } from '../../infra/payment-counters.ts'
import type { RemoteSubscription } from '../../infra/payments/mapping.ts'
import { json, newId, now } from '../../infra/sql.ts'
import type { Subscriptions } from './service.ts'
import { statusOf } from './status.ts'
import { enqueueEndOfRefused } from './unneeded.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Progress of a comparison; a long comparison continues in further jobs. */
interface Progress {
  /** Start of the comparison by the database's clock, as an ISO string; set by its first job. */
  since?: string
  /** Cursor of the next page. */
  after?: string | null
  checked?: number
  repaired?: number
}

const pagesPerJob = 5

const reconcile = { name: 'reconcile-subscriptions' }
const syncSubscription = { name: 'sync-subscription' }

/** Marks these stored subscriptions as checked. @returns their stored state */
const markChecked = (tx: Tx, ids: string[]) =>
  tx
    .updateTable('subscriptions')
    .set({ checked_at: now })
    .where('stripe_id', 'in', ids)
    .returning([
      'stripe_id as id',
      'status',
      'quantity',
      'price_id as priceId',
      'cancel_at_period_end as cancelAtPeriodEnd',
      'current_period_end as periodEnd',
    ])
    .execute()

type StoredState = Awaited<ReturnType<typeof markChecked>>[number]

const isEqual = (stored: StoredState, remote: RemoteSubscription): boolean =>
  stored.status === statusOf(remote) &&
  stored.quantity === remote.quantity &&
  stored.priceId === remote.priceId &&
  stored.cancelAtPeriodEnd === remote.cancelAtPeriodEnd &&
  stored.periodEnd.getTime() === remote.periodEnd.getTime()

async function knownCustomers(tx: Tx, ids: string[]): Promise<Set<string | null>> {
  const customers = await tx.selectFrom('payment_customers').select('stripe_id').where('stripe_id', 'in', ids).execute()
  return new Set(customers.map(({ stripe_id }) => stripe_id))
}

/** Ids of live subscriptions whose stored copy differs or is missing. */
async function findDifferent(tx: Tx, page: RemoteSubscription[]): Promise<string[]> {
  if (page.length === 0) return []
  const stored = new Map(
    (
      await markChecked(
        tx,
        page.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const customers = await knownCustomers(
    tx,
    page.map(({ customerId }) => customerId),
  )
  const isDifferent = (remote: RemoteSubscription) => {
    const row = stored.get(remote.id)
    return !row || !isEqual(row, remote)
  }
  return page
    .filter((remote) => customers.has(remote.customerId) && statusOf(remote) !== 'CANCELED' && isDifferent(remote))
    .map(({ id }) => id)
}

/** Ids of live stored subscriptions that the payment service did not list. */
async function findMissing(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('stripe_id as id')
    .where('status', '<>', 'CANCELED')
    .where('stripe_id', 'is not', null)
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', since)]))
    .where('created_at', '<', since)
    .$narrowType<{ id: string }>()
    .execute()
  return rows.map(({ id }) => id)
}

/** Time of the database in milliseconds, the precision of the columns it is compared with. */
async function currentTime(tx: Tx): Promise<Date> {
  const time = sql<Date>`now()::timestamptz(3)`.as('time')
  return (await tx.selectNoFrom(time).executeTakeFirstOrThrow()).time
}

/** Ends the slot reservations of changes that were never completed. */
async function releaseStaleReservations(tx: Tx): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ reserved_quantity: null })
    .where('reserved_quantity', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('purchases')
            .select('purchases.id')
            .whereRef('purchases.user_id', '=', 'subscriptions.user_id')
            .where('purchases.state', '=', 'OPEN')
            .where('purchases.created_at', '>', sql<Date>`now() - interval '1 day'`),
        ),
      ),
    )
    .execute()
}

async function recordResult(tx: Tx, result: { checked: number; repaired: number }): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ id: newId, action: 'payments.reconciled', details: json(result) })
    .execute()
  await incrementPaymentCounter(tx, 'subscriptions.repaired', result.repaired)
}

/**
 * Nightly, in case a webhook was lost: compares all live subscriptions with the payment service and queues a sync for
 * each that differs. Then ends subscriptions that their owners may not have.
 */
export function reconcileSubscriptionsJob(
  { payments, jobs }: Pick<Infra, 'payments' | 'jobs'>,
  log: Log,
): Job<Progress> {
  const repair = async (tx: Tx, ids: string[]) => {
    await jobs.sendMany(
      syncSubscription,
      ids.map((id) => ({ id })),
      tx,
    )
    return ids.length
  }

  const finish = async (tx: Tx, since: Date, checked: number, repaired: number) => {
    const missing = await repair(tx, await findMissing(tx, since))
    await releaseStaleReservations(tx)
    await enqueueEndOfRefused({ jobs }, tx)
    const result = { checked, repaired: repaired + missing }
    await recordResult(tx, result)
    log[result.repaired > 0 ? 'warn' : 'info'](result, 'payments reconciled')
  }

  return {
    ...reconcile,
    cron: '10 4 * * *',
    run: async (progress, tx) => {
      if (!payments.configured) return
      const since = progress.since ? new Date(progress.since) : await currentTime(tx)
      let { after = null, checked = 0, repaired = 0 } = progress
      for (let page = 0; page < pagesPerJob; page += 1) {
        const { items, next } = await payments.liveSubscriptions(after)
        repaired += await repair(tx, await findDifferent(tx, items))
        checked += items.length
        if (!next) return finish(tx, since, checked, repaired)
        after = next
      }
      await jobs.send(reconcile, { since: since.toISOString(), after, checked, repaired }, tx)
    },
  }
}

/** Synchronises one subscription. */
export const syncSubscriptionJob = (subscriptions: Pick<Subscriptions, 'sync'>): Job<{ id: string }> => ({
  ...syncSubscription,
  run: ({ id }, tx) => subscriptions.sync(tx, id),
})
