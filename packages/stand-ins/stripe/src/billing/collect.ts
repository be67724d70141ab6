import type { Context } from '../context.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { attemptInvoice, type InvoiceAttempt } from './attempt-invoice.ts'
import { endSubscription } from './cancel.ts'
import type { Presence } from './charge.ts'
import { reportFailure } from './invoices.ts'
import { methodFor } from './payment-methods.ts'
import { updateSubscription } from './subscriptions.ts'

/** Days until each retry of a declined renewal; then the subscription is canceled. */
const retryDays = [3, 5, 7]
const daySeconds = 86_400

export const subscriptionOf = ({ store }: Context, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details.subscription
  return id ? store.find('subscription', id) : undefined
}

/** Activates the subscription of a paid invoice. */
function reactivate(context: Context, subscription: Subscription | undefined): void {
  if (subscription && ['past_due', 'incomplete', 'unpaid'].includes(subscription.status))
    updateSubscription(context, subscription, { status: 'active' })
}

/** Charges an open invoice and updates its subscription. */
export function payOpenInvoice(
  context: Context,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  presence: Presence,
): InvoiceAttempt {
  const attempt = attemptInvoice(context, invoice, method, presence)
  if (attempt.invoice.status === 'paid') reactivate(context, subscriptionOf(context, invoice))
  else if (presence === 'off_session') reportFailure(context, attempt.invoice, attempt.payment?.requiresAction ?? false)
  return attempt
}

/** Charges a renewal; declined, the subscription is past due until the last retry and canceled then. */
export function collectRenewal(context: Context, invoice: Invoice): Invoice {
  const { store, clock } = context
  const before = subscriptionOf(context, invoice)
  const method = methodFor(context, invoice.customer, before)
  const { invoice: tried, payment } = attemptInvoice(context, invoice, method, 'off_session')
  if (tried.status === 'paid') {
    reactivate(context, before)
    return tried
  }
  const wait = retryDays[tried.attempt_count - 1]
  const scheduled: Invoice = {
    ...tried,
    next_payment_attempt: wait === undefined ? null : clock.now() + wait * daySeconds,
    auto_advance: wait !== undefined,
  }
  store.put(scheduled)
  reportFailure(context, scheduled, payment?.requiresAction ?? false)
  if (!before || before.status === 'canceled') return scheduled
  if (wait === undefined) endSubscription(context, before, 'payment_failed')
  else if (before.status !== 'past_due') updateSubscription(context, before, { status: 'past_due' })
  return scheduled
}
