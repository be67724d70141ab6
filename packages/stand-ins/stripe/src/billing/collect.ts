import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { attemptInvoice, type InvoiceAttempt } from './attempt-invoice.ts'
import { endSubscription } from './cancel.ts'
import type { Presence } from './charge.ts'
import { reportFailure } from './invoices.ts'
import { methodFor } from './payment-methods.ts'
import { updateSubscription } from './subscriptions.ts'

/** After each refused charge of a renewal it is tried again so many days later; then the subscription ends. */
const retryDays = [3, 5, 7]
const daySeconds = 86_400

export const subscriptionOf = ({ store }: World, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details.subscription
  return id ? store.find('subscription', id) : undefined
}

/** What a paid invoice does to its subscription. */
function noteSuccess(world: World, subscription: Subscription | undefined): void {
  if (subscription && ['past_due', 'incomplete', 'unpaid'].includes(subscription.status))
    updateSubscription(world, subscription, { status: 'active' })
}

/** Charges an open invoice while its payer is there, and lets its subscription follow. */
export function payOpenInvoice(
  world: World,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  presence: Presence,
): InvoiceAttempt {
  const attempt = attemptInvoice(world, invoice, method, presence)
  if (attempt.invoice.status === 'paid') noteSuccess(world, subscriptionOf(world, invoice))
  else if (presence === 'nobody') reportFailure(world, attempt.invoice, attempt.payment?.needsHolder ?? false)
  return attempt
}

/** Charges a renewal by itself: when it is refused the subscription is past due until the last try, and ends then. */
export function collectRenewal(world: World, invoice: Invoice): Invoice {
  const { store, clock } = world
  const before = subscriptionOf(world, invoice)
  const method = methodFor(world, invoice.customer, before)
  const { invoice: tried, payment } = attemptInvoice(world, invoice, method, 'nobody')
  if (tried.status === 'paid') {
    noteSuccess(world, before)
    return tried
  }
  const wait = retryDays[tried.attempt_count - 1]
  const scheduled: Invoice = {
    ...tried,
    next_payment_attempt: wait === undefined ? null : clock.now() + wait * daySeconds,
    auto_advance: wait !== undefined,
  }
  store.put(scheduled)
  reportFailure(world, scheduled, payment?.needsHolder ?? false)
  if (!before || before.status === 'canceled') return scheduled
  if (wait === undefined) endSubscription(world, before, 'payment_failed')
  else if (before.status !== 'past_due') updateSubscription(world, before, { status: 'past_due' })
  return scheduled
}
