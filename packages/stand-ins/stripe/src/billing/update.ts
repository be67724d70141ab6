import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Metadata } from '../objects/catalogue.ts'
import type { Subscription } from '../objects/subscription.ts'
import { mergeMetadata } from '../wire/params.ts'
import { invalid } from '../wire/stripe-error.ts'
import { attemptInvoice } from './attempt-invoice.ts'
import { type Changed, changeItems, endTrial, type ItemChange, type Proration } from './change.ts'
import { finalizeInvoice, reportFailure } from './invoices.ts'
import { getPaymentMethod } from './lookup.ts'
import { methodFor } from './payment-methods.ts'
import { refusePayment } from './refuse-payment.ts'
import { currentPeriod, withItems } from './subscriptions.ts'

export type Update = {
  cancel_at?: number | null | undefined
  cancel_at_period_end?: boolean | undefined
  cancellation_details?: { comment?: string | undefined; feedback?: string | undefined } | undefined
  default_payment_method?: string | undefined
  description?: string | null | undefined
  items?: ItemChange[] | undefined
  metadata?: Metadata | null | undefined
  payment_behavior?: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | undefined
  proration_behavior?: Proration | undefined
  proration_date?: number | undefined
  trial_end?: 'now' | number | undefined
}

/** Schedules or revokes a cancellation. */
function withCancellation(context: Context, subscription: Subscription, update: Update): Subscription {
  const { cancel_at: at, cancel_at_period_end: atEnd } = update
  if (at === undefined && atEnd === undefined) return subscription
  if (at !== undefined && atEnd !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', 'cancel_at')
  const isEnding = atEnd === true || (at !== undefined && at !== null)
  const { comment, feedback } = update.cancellation_details ?? {}
  return {
    ...subscription,
    cancel_at_period_end: atEnd === true,
    cancel_at: atEnd ? currentPeriod(subscription).end : (at ?? null),
    canceled_at: isEnding ? (subscription.canceled_at ?? context.clock.now()) : null,
    cancellation_details: {
      comment: comment ?? null,
      feedback: feedback ?? null,
      reason: isEnding ? 'cancellation_requested' : null,
    },
  }
}

function withTrialUntil(context: Context, subscription: Subscription, end: number): Subscription {
  const now = context.clock.now()
  if (end <= now) throw invalid('The trial end must be in the future.', 'trial_end')
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: end }))
  const trial = { trial_end: end, trial_start: subscription.trial_start ?? now, billing_cycle_anchor: end }
  return { ...withItems(subscription, data), ...trial, status: 'trialing' }
}

function applyChange(context: Context, subscription: Subscription, update: Update): Changed {
  const { items, trial_end: trialEnd, proration_behavior: proration = 'create_prorations' } = update
  if (items && items.length > 0)
    return changeItems(context, subscription, { items, proration, from: update.proration_date ?? context.clock.now() })
  if (trialEnd === 'now') return endTrial(context, subscription)
  if (trialEnd !== undefined)
    return { subscription: withTrialUntil(context, subscription, trialEnd), invoice: undefined }
  return { subscription, invoice: undefined }
}

/** Charges a change now; when declined, the subscription becomes past due or the change is refused. */
function finishUpdate(context: Context, { subscription, invoice }: Changed, update: Update): Subscription {
  if (!invoice) return subscription
  const method = methodFor(context, subscription.customer, subscription)
  const attempt = attemptInvoice(context, finalizeInvoice(context, invoice), method, 'off_session')
  const invoiced = { ...subscription, latest_invoice: invoice.id }
  if (!attempt.payment?.error) return invoiced
  if (update.payment_behavior === 'error_if_incomplete') throw refusePayment(attempt.payment, 'subscription')
  reportFailure(context, attempt.invoice, attempt.payment.requiresAction)
  return { ...invoiced, status: 'past_due' }
}

/**
 * Updates a subscription and charges what is due at once.
 * @throws StripeError 402 when declined and `payment_behavior` is `error_if_incomplete`
 */
export function updateFrom(context: Context, before: Subscription, update: Update): Subscription {
  const method = update.default_payment_method
  const described: Subscription = {
    ...withCancellation(context, before, update),
    default_payment_method: method
      ? getPaymentMethod(context, method, 'default_payment_method').id
      : before.default_payment_method,
    description: update.description === undefined ? before.description : update.description,
    metadata: mergeMetadata(before.metadata, update.metadata),
  }
  const after = finishUpdate(context, applyChange(context, described, update), update)
  // A new billing interval may have moved the period end.
  const complete = after.cancel_at_period_end ? { ...after, cancel_at: currentPeriod(after).end } : after
  context.store.put(complete)
  if (JSON.stringify(complete) !== JSON.stringify(before))
    emit(context, 'customer.subscription.updated', complete, before)
  return complete
}
