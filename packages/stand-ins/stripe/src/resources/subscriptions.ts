import { z } from 'zod'
import { endSubscription } from '../billing/cancel.ts'
import { payOpenInvoice } from '../billing/collect.ts'
import { draftInvoice, finalizeInvoice, pendingItems } from '../billing/invoices.ts'
import { getCustomer, getPaymentMethod, getPrice, getSubscription } from '../billing/lookup.ts'
import { methodFor } from '../billing/payment-methods.ts'
import { prorateItems } from '../billing/proration.ts'
import { refusePayment } from '../billing/refuse-payment.ts'
import { recurrenceOf, startSubscription } from '../billing/subscriptions.ts'
import { updateFrom } from '../billing/update.ts'
import type { Subscription } from '../objects/subscription.ts'
import { listPage, listParams } from '../wire/list.ts'
import {
  anything,
  boolean,
  emptyable,
  integer,
  mergeMetadata,
  metadata,
  nonNegative,
  text,
  timestamp,
} from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'

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
  payment_settings: anything.optional(),
  proration_behavior: anything.optional(),
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
  payment_settings: anything.optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: timestamp.optional(),
  trial_end: z.union([z.literal('now'), timestamp]).optional(),
})
const cancel = z.strictObject({
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
})
const list = z.strictObject({
  ...listParams,
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
  collection_method: text.optional(),
})
type Filter = z.infer<typeof list>

const hasEnded = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

function matches({ customer, items, status }: Subscription, filter: Filter): boolean {
  const wanted = filter.status
  const fits =
    wanted === 'all' || (wanted === 'ended' ? hasEnded(status) : wanted ? status === wanted : status !== 'canceled')
  return (
    fits &&
    (!filter.customer || customer === filter.customer) &&
    (!filter.price || items.data.some(({ price }) => price === filter.price))
  )
}

function trialEndOf(world: World, params: z.infer<typeof create>): number | null {
  if (params.trial_period_days) return world.clock.now() + params.trial_period_days * 86_400
  return typeof params.trial_end === 'number' ? params.trial_end : null
}

/** Credits the rest of a period that is cut off, and settles it at once when asked to. */
function creditRest(world: World, subscription: Subscription, isInvoiced: boolean): void {
  const now = world.clock.now()
  prorateItems(world, subscription, subscription.items.data, [], now)
  if (!isInvoiced) return
  const { customer } = subscription
  const draft = draftInvoice(
    world,
    { customer, subscription, reason: 'subscription_cancel', lines: [], period: { start: now, end: now } },
    pendingItems(world, customer, subscription.id),
  )
  payOpenInvoice(world, finalizeInvoice(world, draft), methodFor(world, customer, subscription), 'nobody')
}

function living(world: World, id: string): Subscription {
  const subscription = getSubscription(world, id)
  if (hasEnded(subscription.status)) throw missing('subscription', id)
  return subscription
}

export const subscriptionRoutes = [
  route('POST', '/v1/subscriptions', create, ({ world, params }) => {
    const customer = getCustomer(world, params.customer, 'customer')
    const items = params.items.map((item, index) => {
      const price = getPrice(world, item.price, `items[${index}][price]`)
      recurrenceOf(price)
      return { price, quantity: item.quantity ?? 1, metadata: mergeMetadata({}, item.metadata) }
    })
    const chosen = params.default_payment_method
    const method = chosen ? getPaymentMethod(world, chosen, 'default_payment_method') : methodFor(world, customer.id)
    const behavior = params.payment_behavior ?? 'allow_incomplete'
    const trialEnd = trialEndOf(world, params)
    if (!method && !trialEnd && behavior !== 'default_incomplete')
      throw invalid(
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
        undefined,
        'resource_missing',
      )
    const order = {
      customer: customer.id,
      items,
      metadata: mergeMetadata({}, params.metadata),
      description: params.description ?? null,
      trialEnd,
      defaultMethod: chosen ?? null,
    }
    const used = behavior === 'default_incomplete' ? undefined : method
    const { subscription, payment } = startSubscription(world, order, used, 'nobody')
    if (payment?.error && behavior === 'error_if_incomplete') throw refusePayment(payment)
    if (!params.cancel_at_period_end) return subscription
    return updateFrom(world, subscription, { cancel_at_period_end: true })
  }),

  route('GET', '/v1/subscriptions/:id', z.strictObject({}), ({ world, id }) => getSubscription(world, id)),

  route('POST', '/v1/subscriptions/:id', update, ({ world, params, id }) => {
    const subscription = getSubscription(world, id)
    if (hasEnded(subscription.status) && params.items)
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
    return updateFrom(world, subscription, params)
  }),

  route('DELETE', '/v1/subscriptions/:id', cancel, ({ world, params, id }) => {
    const subscription = living(world, id)
    const { comment = null, feedback = null } = params.cancellation_details ?? {}
    const noted = { ...subscription, cancellation_details: { comment, feedback, reason: null } }
    if (params.prorate) creditRest(world, subscription, params.invoice_now ?? false)
    return endSubscription(world, noted, 'cancellation_requested')
  }),

  route('GET', '/v1/subscriptions', list, ({ world, params, path }) =>
    listPage(
      world.store.all('subscription').filter((subscription) => matches(subscription, params)),
      params,
      path,
    ),
  ),

  route(
    'GET',
    '/v1/subscription_items',
    z.strictObject({ ...listParams, subscription: text }),
    ({ world, params, path }) =>
      listPage(getSubscription(world, params.subscription, 'subscription').items.data.toReversed(), params, path),
  ),
]
