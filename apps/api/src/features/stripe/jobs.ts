import type { Infra } from '../../infra/infra.ts'
import type { Job, JobTransaction } from '../../infra/jobs.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import type { Orders } from './orders.ts'
import type { Products } from './products.ts'
import { paymentEvent } from './webhooks.ts'

export interface Parts {
  payments: Infra['payments']
  subscriptions: Subscriptions
  orders: Orders
  products: Products
}

type Effect = (parts: Parts, tx: JobTransaction, objectId: string) => Promise<void>

const lookAtSubscription: Effect = async ({ subscriptions }, tx, id) =>
  subscriptions.take(tx, await subscriptions.look(id))

/** Takes note of how a visit to the pay page ended, and of the subscription that came of it. */
export const lookAtSession: Effect = async (parts, tx, id) => {
  const subscriptionId = await parts.orders.settle(tx, id)
  if (subscriptionId) await lookAtSubscription(parts, tx, subscriptionId)
}

const lookAtInvoice: Effect = async (parts, tx, id) => {
  const subscriptionId = await parts.payments.subscriptionOfInvoice(id)
  if (subscriptionId) await lookAtSubscription(parts, tx, subscriptionId)
}

const tellOfFailure: Effect = async (parts, tx, id) => {
  const subscriptionId = await parts.payments.subscriptionOfInvoice(id)
  if (!subscriptionId) return
  await lookAtSubscription(parts, tx, subscriptionId)
  await parts.subscriptions.tellOfFailure(tx, subscriptionId, id)
}

const renewProduct: Effect = ({ products }, _tx, id) => products.renew(id)

/** What each event makes us look at. It only says where to look: what is written is what is there then. */
const effects: Record<string, Effect> = {
  'checkout.session.completed': lookAtSession,
  'checkout.session.expired': lookAtSession,
  'checkout.session.async_payment_succeeded': lookAtSession,
  'checkout.session.async_payment_failed': ({ orders }, tx, id) => orders.fail(tx, id),
  'customer.subscription.created': lookAtSubscription,
  'customer.subscription.updated': lookAtSubscription,
  'customer.subscription.deleted': lookAtSubscription,
  'customer.subscription.paused': lookAtSubscription,
  'customer.subscription.resumed': lookAtSubscription,
  'customer.deleted': ({ subscriptions }, tx, id) => subscriptions.forgetCustomer(tx, id),
  'invoice.paid': lookAtInvoice,
  'invoice.payment_failed': tellOfFailure,
  'invoice.payment_action_required': tellOfFailure,
  'invoice.upcoming': ({ subscriptions }, tx, id) => subscriptions.announceRenewal(tx, id),
  'charge.refunded': ({ orders }, tx, id) => orders.noteRefund(tx, id),
  'product.created': renewProduct,
  'product.updated': renewProduct,
  'product.deleted': renewProduct,
  'price.created': renewProduct,
  'price.updated': renewProduct,
  'price.deleted': renewProduct,
}

const findEvent = `SELECT type, object_id AS "objectId" FROM payment_events
  WHERE id = $1 AND processed_at IS NULL FOR UPDATE`

/** Lets one event take effect, in one transaction with the note that it has. */
export const paymentEventJob = (parts: Parts): Job<{ id: string }> => ({
  ...paymentEvent,
  run: async ({ id }, tx) => {
    const { rows } = await tx.executeSql(findEvent, [id])
    const event = rows[0] as { type: string; objectId: string | null } | undefined
    if (!event) return
    if (event.objectId) await effects[event.type]?.(parts, tx, event.objectId)
    await tx.executeSql('UPDATE payment_events SET processed_at = now() WHERE id = $1', [id])
  },
})
