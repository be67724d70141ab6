import { sql } from 'kysely'
import { batchedSweep, sweptAtOnce } from '../../infra/batched-sweep.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import type { Orders } from '../checkout/service.ts'
import type { Products } from '../products/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { paymentEvent } from './service.ts'

interface HandlerDependencies {
  payments: Infra['payments']
  subscriptions: Subscriptions
  orders: Orders
  products: Products
}

type Handler = (deps: HandlerDependencies, tx: Tx, objectId: string) => Promise<void>

const syncSubscription: Handler = ({ subscriptions }, tx, id) => subscriptions.sync(tx, id)

const applySession: Handler = async ({ orders, subscriptions }, tx, id) => {
  const subscriptionId = await orders.applySession(tx, id)
  if (subscriptionId) await subscriptions.sync(tx, subscriptionId)
}

const failSession: Handler = async (deps, tx, id) => {
  await applySession(deps, tx, id)
  await deps.orders.failSession(tx, id)
}

const syncInvoiceSubscription: Handler = async ({ payments, subscriptions }, tx, invoiceId) => {
  const subscriptionId = await payments.subscriptionOfInvoice(invoiceId)
  if (subscriptionId) await subscriptions.sync(tx, subscriptionId)
}

const handleFailedPayment: Handler = async ({ payments, subscriptions }, tx, invoiceId) => {
  const subscriptionId = await payments.subscriptionOfInvoice(invoiceId)
  if (!subscriptionId) return
  await subscriptions.sync(tx, subscriptionId)
  await subscriptions.enqueueFailedPaymentMail(tx, subscriptionId, invoiceId)
}

/** The object of events about refunds is the payment. */
const applyRefunds: Handler = async ({ orders }, tx, paymentId) => {
  await orders.applyRefunds(tx, paymentId)
}

/**
 * Refreshes a product, and what its subscriptions and orders repeat of it; orders keep the name under which they were
 * bought. When it is no longer for sale they stay as they are.
 */
const refreshProduct: Handler = async ({ products, subscriptions, orders }, tx, id) => {
  const product = await products.refresh(id)
  if (!product) return
  await subscriptions.followProduct(tx, product)
  await orders.setCoaching(tx, id, product.includesCoaching)
}

const syncProduct = { name: 'sync-product' }

/** Nightly job: enqueues `syncProductJob` for every known product, because a webhook may have been lost. */
export const reconcileProductsJob = ({ payments, jobs }: Pick<Infra, 'payments' | 'jobs'>): Job => ({
  name: 'reconcile-products',
  cron: '15 4 * * *',
  run: async (_data, tx) => {
    if (!payments.configured) return
    await jobs.sendMany(syncProduct, await tx.selectFrom('payment_products').select('id').execute(), tx)
  },
})

/** Job: refreshes one product, as after a webhook. */
export const syncProductJob = (deps: HandlerDependencies): Job<{ id: string }> => ({
  ...syncProduct,
  run: ({ id }, tx) => refreshProduct(deps, tx, id),
})

/** Handlers by event type. They use the object's id only and fetch the object, so the order of events does not matter. */
const handlers: Record<string, Handler> = {
  'checkout.session.completed': applySession,
  'checkout.session.expired': applySession,
  'checkout.session.async_payment_succeeded': applySession,
  'checkout.session.async_payment_failed': failSession,
  'customer.subscription.created': syncSubscription,
  'customer.subscription.updated': syncSubscription,
  'customer.subscription.deleted': syncSubscription,
  'customer.subscription.paused': syncSubscription,
  'customer.subscription.resumed': syncSubscription,
  'customer.updated': ({ subscriptions }, tx, id) => subscriptions.syncCredit(tx, id),
  'customer.deleted': ({ subscriptions }, tx, id) => subscriptions.removeCustomer(tx, id),
  'invoice.paid': syncInvoiceSubscription,
  'invoice.payment_failed': handleFailedPayment,
  'invoice.payment_action_required': handleFailedPayment,
  'invoice.upcoming': ({ subscriptions }, tx, id) => subscriptions.enqueueRenewalNotice(tx, id),
  'charge.refunded': applyRefunds,
  'charge.refund.updated': applyRefunds,
  'refund.updated': applyRefunds,
  'refund.failed': applyRefunds,
  'product.created': refreshProduct,
  'product.updated': refreshProduct,
  'product.deleted': refreshProduct,
  'price.created': refreshProduct,
  'price.updated': refreshProduct,
  'price.deleted': refreshProduct,
}

/** Processes one event; its effects and its processed mark commit together. */
export const paymentEventJob = (deps: HandlerDependencies): Job<{ id: string }> => ({
  ...paymentEvent,
  run: async ({ id }, tx) => {
    const event = await tx
      .selectFrom('payment_events')
      .select(['type', 'object_id as objectId'])
      .where('id', '=', id)
      .where('processed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!event) return
    if (event.objectId) await handlers[event.type]?.(deps, tx, event.objectId)
    await tx.updateTable('payment_events').set({ processed_at: now }).where('id', '=', id).execute()
  },
})

/**
 * Nightly: deletes processed events after 90 days; the payment service repeats one for some days only. The newest stays,
 * for the status page.
 */
export const sweepPaymentEventsJob = (jobs: Pick<Jobs, 'send'>): Job =>
  batchedSweep(jobs, {
    name: 'sweep-payment-events',
    cron: '45 3 * * *',
    deletions: [
      sql`
      DELETE FROM payment_events WHERE id IN (
        SELECT id FROM payment_events
         WHERE received_at < now() - interval '90 days' AND processed_at IS NOT NULL
           AND received_at < (SELECT max(received_at) FROM payment_events)
         ORDER BY received_at LIMIT ${sql.lit(sweptAtOnce)})`,
    ],
  })
