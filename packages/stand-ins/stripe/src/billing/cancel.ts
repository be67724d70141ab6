import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Subscription } from '../objects/subscription.ts'
import { voidInvoice } from './invoices.ts'

export type CancelReason = 'cancellation_requested' | 'payment_failed'

/** Cancels a subscription now and stops its open invoices. */
export function endSubscription(context: Context, subscription: Subscription, reason: CancelReason): Subscription {
  const { store, clock } = context
  const now = clock.now()
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...subscription.cancellation_details, reason },
  }
  store.put(ended)
  for (const invoice of store.all('invoice', { status: 'open' })) {
    const isOwn = invoice.parent?.subscription_details.subscription === subscription.id
    if (isOwn && subscription.status === 'incomplete') voidInvoice(context, invoice)
    else if (isOwn) store.put({ ...invoice, auto_advance: false, next_payment_attempt: null })
  }
  for (const item of store.all('invoiceitem', { invoice: null })) {
    if (item.parent?.subscription_details.subscription === subscription.id) store.put({ ...item, parent: null })
  }
  emit(context, 'customer.subscription.deleted', ended)
  return ended
}
