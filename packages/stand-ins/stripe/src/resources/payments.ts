import { z } from 'zod'
import { confirmIntent, createIntent } from '../billing/charge.ts'
import { getCharge, getCustomer, getIntent } from '../billing/lookup.ts'
import { updateRefund } from '../billing/refunds.ts'
import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Charge, PaymentIntent, Refund } from '../objects/payment.ts'
import { newId } from '../wire/ids.ts'
import { integer, mergeMetadata, metadata, nonNegative, text, unvalidated } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { equal, readRoutes } from './read-routes.ts'

const createIntentParams = z.strictObject({
  amount: nonNegative,
  currency: text,
  confirm: z.literal('true').optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  payment_method_types: unvalidated.optional(),
})
const createRefund = z.strictObject({
  amount: integer.optional(),
  charge: text.optional(),
  payment_intent: text.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
type RefundParams = z.infer<typeof createRefund>

function chargeOf(context: Context, { charge, payment_intent }: RefundParams): Charge {
  if (charge) return getCharge(context, charge, 'charge')
  if (!payment_intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const { latest_charge, status } = getIntent(context, payment_intent, 'payment_intent')
  if (status === 'succeeded' && latest_charge) return getCharge(context, latest_charge)
  throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, 'payment_intent')
}

function refund(context: Context, params: RefundParams): Refund {
  const { store, clock } = context
  const charge = chargeOf(context, params)
  const refundable = charge.amount - charge.amount_refunded
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge')
  if (refundable === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded')
  const amount = params.amount ?? refundable
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer')
  if (amount > refundable)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`, 'amount')
  const made: Refund = {
    object: 'refund',
    id: newId('re'),
    created: clock.now(),
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    status: 'succeeded',
  }
  const refunded: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === refundable,
  }
  store.put(made)
  store.put(refunded)
  emit(context, 'refund.created', made)
  emit(context, 'charge.refunded', refunded, charge)
  return made
}

export const paymentRoutes = [
  // `stripe trigger charge.refunded` pays with it; the product pays through Checkout.
  route('POST', '/v1/payment_intents', createIntentParams, ({ context, params }) => {
    const { amount, currency, description = null, customer } = params
    const payer = customer ? getCustomer(context, customer, 'customer').id : null
    const intentParams = {
      amount,
      currency,
      description,
      customer: payer,
      metadata: mergeMetadata({}, params.metadata),
    }
    const intent = createIntent(context, intentParams)
    context.store.put(intent)
    if (!params.confirm) return intent
    const method = params.payment_method ? findPaymentMethod(context, params.payment_method) : undefined
    return confirmIntent(context, intent, method, 'off_session').intent
  }),
  ...readRoutes('payment_intent', { path: '/v1/payment_intents', filters: equal<PaymentIntent>('customer') }),
  ...readRoutes('charge', { path: '/v1/charges', filters: equal<Charge>('customer', 'payment_intent') }),
  route('POST', '/v1/refunds', createRefund, ({ context, params }) => refund(context, params)),
  // `stripe trigger charge.refund.updated` changes the metadata.
  route('POST', '/v1/refunds/:id', z.strictObject({ metadata: metadata.optional() }), ({ context, id, params }) =>
    updateRefund(context, id, (refund) => ({ metadata: mergeMetadata(refund.metadata, params.metadata) })),
  ),
  ...readRoutes('refund', { path: '/v1/refunds', filters: equal<Refund>('charge', 'payment_intent') }),
]
