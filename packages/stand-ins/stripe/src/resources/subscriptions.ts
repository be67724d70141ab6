import { z } from 'zod'
import { endSubscription } from '../billing/cancel.ts'
import { getCustomer, getPaymentMethod, getPrice, getSubscription } from '../billing/lookup.ts'
import { methodFor } from '../billing/payment-methods.ts'
import { refusePayment } from '../billing/refuse-payment.ts'
import { recurrenceOf, startSubscription } from '../billing/subscriptions.ts'
import { updateFrom } from '../billing/update.ts'
import type { Context } from '../context.ts'
import type { Subscription } from '../objects/subscription.ts'
import {
  boolean,
  emptyable,
  integer,
  mergeMetadata,
  metadata,
  nonNegative,
  text,
  timestamp,
  unvalidated,
} from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { equal, filter, readRoutes } from './read-routes.ts'

const newItem = z.strictObject({ price: text, quantity: nonNegative.optional(), metadata: metadata.optional() })
const create = z.strictObject({
  customer: text,
  items: z.array(newItem),
  cancel_at_period_end: boolean.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  currency: text.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: unvalidated.optional(),
  proration_behavior: unvalidated.optional(),
  trial_end: z.union([z.literal('now'), timestamp]).optional(),
  trial_period_days: integer.optional(),
})
const update = z.strictObject({
  cancel_at: emptyable(timestamp).optional(),
  cancel_at_period_end: boolean.optional(),
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  collection_method: z.literal('charge_automatically').optional(),
  default_payment_method: text.optional(),
  description: emptyable(text).optional(),
  items: z
    .array(
      z.strictObject({
        id: text.optional(),
        price: text.optional(),
        quantity: nonNegative.optional(),
        metadata: metadata.optional(),
        deleted: boolean.optional(),
        clear_usage: boolean.optional(),
      }),
    )
    .optional(),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: unvalidated.optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: timestamp.optional(),
  trial_end: z.union([z.literal('now'), timestamp]).optional(),
})
const cancel = z.strictObject({
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
})
const hasEnded = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

/** Without a status all but canceled ones. */
function matchesStatus({ status }: Subscription, wanted: unknown): boolean {
  if (wanted === undefined) return status !== 'canceled'
  return wanted === 'all' || (wanted === 'ended' ? hasEnded(status) : status === wanted)
}

function trialEndOf(context: Context, params: z.infer<typeof create>): number | null {
  if (params.trial_period_days) return context.clock.now() + params.trial_period_days * 86_400
  return typeof params.trial_end === 'number' ? params.trial_end : null
}

function getRunning(context: Context, id: string): Subscription {
  const subscription = getSubscription(context, id)
  if (hasEnded(subscription.status)) throw missing('subscription', id)
  return subscription
}

export const subscriptionRoutes = [
  route('POST', '/v1/subscriptions', create, ({ context, params }) => {
    const customer = getCustomer(context, params.customer, 'customer')
    const items = params.items.map((item, index) => {
      const price = getPrice(context, item.price, `items[${index}][price]`)
      recurrenceOf(price)
      return { price, quantity: item.quantity ?? 1, metadata: mergeMetadata({}, item.metadata) }
    })
    const chosen = params.default_payment_method
    const method = chosen
      ? getPaymentMethod(context, chosen, 'default_payment_method')
      : methodFor(context, customer.id)
    const behavior = params.payment_behavior ?? 'allow_incomplete'
    const trialEnd = trialEndOf(context, params)
    if (!method && !trialEnd && behavior !== 'default_incomplete')
      throw invalid(
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
        undefined,
        'resource_missing',
      )
    const subscriptionParams = {
      customer: customer.id,
      items,
      metadata: mergeMetadata({}, params.metadata),
      description: params.description ?? null,
      trialEnd,
      defaultMethod: chosen ?? null,
    }
    const used = behavior === 'default_incomplete' ? undefined : method
    const { subscription, payment } = startSubscription(context, subscriptionParams, used, 'off_session')
    if (payment?.error && behavior === 'error_if_incomplete') throw refusePayment(payment, 'subscription')
    if (!params.cancel_at_period_end) return subscription
    return updateFrom(context, subscription, { cancel_at_period_end: true })
  }),

  route('POST', '/v1/subscriptions/:id', update, ({ context, params, id }) => {
    const subscription = getSubscription(context, id)
    if (hasEnded(subscription.status) && params.items)
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
    return updateFrom(context, subscription, params)
  }),

  route('DELETE', '/v1/subscriptions/:id', cancel, ({ context, params, id }) => {
    const subscription = getRunning(context, id)
    const { comment = null, feedback = null } = params.cancellation_details ?? {}
    const withDetails = { ...subscription, cancellation_details: { comment, feedback, reason: null } }
    return endSubscription(context, withDetails, 'cancellation_requested')
  }),

  ...readRoutes('subscription', {
    path: '/v1/subscriptions',
    filters: {
      ...equal<Subscription>('customer'),
      price: filter(({ items }, price) => items.data.some((item) => item.price === price)),
      status: filter(() => true),
    },
    isListed: (subscription, { status }) => matchesStatus(subscription, status),
  }),
]
