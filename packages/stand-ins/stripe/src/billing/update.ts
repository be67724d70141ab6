import { emit } from '../events/emit.ts'
import type { Metadata } from '../objects/catalogue.ts'
import type { Subscription } from '../objects/subscription.ts'
import { mergeMetadata } from '../wire/params.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'
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

/** When a subscription will end, or that it will go on after all. */
function withCancellation(world: World, subscription: Subscription, update: Update): Subscription {
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
    canceled_at: isEnding ? (subscription.canceled_at ?? world.clock.now()) : null,
    cancellation_details: {
      comment: comment ?? null,
      feedback: feedback ?? null,
      reason: isEnding ? 'cancellation_requested' : null,
    },
  }
}

function withTrialUntil(world: World, subscription: Subscription, end: number): Subscription {
  const now = world.clock.now()
  if (end <= now) throw invalid('The trial end must be in the future.', 'trial_end')
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: end }))
  const trial = { trial_end: end, trial_start: subscription.trial_start ?? now, billing_cycle_anchor: end }
  return { ...withItems(subscription, data), ...trial, status: 'trialing' }
}

function applyChange(world: World, subscription: Subscription, update: Update): Changed {
  const { items, trial_end: trialEnd, proration_behavior: proration = 'create_prorations' } = update
  if (items && items.length > 0)
    return changeItems(world, subscription, { items, proration, from: update.proration_date ?? world.clock.now() })
  if (trialEnd === 'now') return endTrial(world, subscription)
  if (trialEnd !== undefined) return { subscription: withTrialUntil(world, subscription, trialEnd), invoice: undefined }
  return { subscription, invoice: undefined }
}

/** Charges what a change costs now; a subscription whose change is not paid is past due, or the change is refused. */
function settle(world: World, { subscription, invoice }: Changed, update: Update): Subscription {
  if (!invoice) return subscription
  const method = methodFor(world, subscription.customer, subscription)
  const attempt = attemptInvoice(world, finalizeInvoice(world, invoice), method, 'nobody')
  const noted = { ...subscription, latest_invoice: invoice.id }
  if (!attempt.payment?.error) return noted
  if (update.payment_behavior === 'error_if_incomplete') throw refusePayment(attempt.payment, 'subscription')
  reportFailure(world, attempt.invoice, attempt.payment.needsHolder)
  return { ...noted, status: 'past_due' }
}

/**
 * Changes a subscription as the API's update does, and charges what is due at once.
 * @throws StripeError 402 when that is refused and the caller wants nothing changed then
 */
export function updateFrom(world: World, before: Subscription, update: Update): Subscription {
  const method = update.default_payment_method
  const described: Subscription = {
    ...withCancellation(world, before, update),
    default_payment_method: method
      ? getPaymentMethod(world, method, 'default_payment_method').id
      : before.default_payment_method,
    description: update.description === undefined ? before.description : update.description,
    metadata: mergeMetadata(before.metadata, update.metadata),
  }
  const after = settle(world, applyChange(world, described, update), update)
  // The end of the period may have moved with a new rhythm.
  const complete = after.cancel_at_period_end ? { ...after, cancel_at: currentPeriod(after).end } : after
  world.store.put(complete)
  if (JSON.stringify(complete) !== JSON.stringify(before))
    emit(world, 'customer.subscription.updated', complete, before)
  return complete
}
